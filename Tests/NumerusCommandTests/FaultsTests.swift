import Foundation
import Testing

/// Bad input: named whole, with place and caret, and the rest answered.
@Suite struct FaultsTests {
  @Test func namesABadLine() throws {
    let run = try Tool.run("plural", "en", "-", input: "1\n\n  abc\n2\n")
    #expect(run.output == "1\tone\n2\tother\n")
    #expect(
      run.errors == """
        numerus: line 3: unexpected 'a'; expected a digit, at column 3
          abc
          ^

        """)
    #expect(run.status == 1)
  }

  @Test func namesABadOperand() throws {
    let run = try Tool.run("plural", "en", "1", "1,5", "", "2")
    #expect(run.output == "1\tone\n2\tother\n")
    #expect(
      run.errors == """
        numerus: argument 2: unexpected ','; expected a digit, '.', an exponent or the end\
        ; '.' stands before the fraction, and nothing between groups, at column 2
          1,5
           ^
        numerus: argument 3: empty text; expected a number

        """)
    #expect(run.status == 1)
  }

  @Test func namesABadRange() throws {
    let run = try Tool.run("plural", "en", "--range", "12", "a..2", "1..٣", "1..", "1..2")
    #expect(run.output == "1..2\tother\n")
    #expect(
      run.errors == """
        numerus: argument 1: no '..'; expected two numbers with '..' between them, such as 1..2
          12
            ^
        numerus: argument 2: unexpected 'a'; expected a digit, at column 1
          a..2
          ^
        numerus: argument 3: '٣' (U+0663) is a localized digit; expected an ASCII digit 0 to 9, at column 4
          1..٣
             ^
        numerus: argument 4: empty text; expected a number, at column 4
          1..
             ^

        """)
    #expect(run.status == 1)
  }

  @Test func showsNoControlCharactersAndNoBrokenText() throws {
    let input = Data("2\0\n".utf8) + [0xFF, 0x33, 0x0A] + Data("1\u{1B}[31m\n1\u{202E}\n7\n".utf8)
    let run = try Tool.run("plural", "en", input: input)
    #expect(run.output == "7\tother\n")
    #expect(
      run.errors == """
        numerus: line 1: unexpected '␀'; expected a digit, '.', an exponent or the end, at column 2
          2␀
           ^
        numerus: line 2: invalid UTF-8; expected a number in ASCII, at column 1
          �3
          ^
        numerus: line 3: unexpected '␛'; expected a digit, '.', an exponent or the end, at column 2
          1␛[31m
           ^
        numerus: line 4: unexpected '�'; expected a digit, '.', an exponent or the end, at column 2
          1�
           ^

        """)
    #expect(run.status == 1)
  }

  @Test func clipsALongLine() throws {
    let run = try Tool.run(
      "plural", "en", input: String(repeating: "x", count: 10_000_000) + "\n1\n")
    #expect(run.output == "1\tone\n")
    #expect(
      run.errors == """
        numerus: line 1: unexpected 'x'; expected a digit, at column 1
          xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
          ^

        """)
  }

  @Test func tellsWhatTheSystemSays() throws {
    let folder = try Tool.shell("numerus plural en < /; echo $?")
    #expect(folder == "numerus: standard input: Is a directory\n1\n")
    let closed = try Tool.shell("numerus plural en <&-; numerus plural en 1 >&-; echo $?")
    #expect(
      closed == """
        numerus: standard input: Bad file descriptor
        numerus: standard output: Bad file descriptor
        1

        """)
  }

  @Test func stopsQuietlyWhenTheReaderHasGone() throws {
    let input = String(repeating: "1\n", count: 200_000)
    let command = "numerus plural en; echo $? >&2"
    let ignored = try Tool.shell("{ trap '' PIPE; \(command); } | head -n 1", input: input)
    #expect(Set(ignored.split(separator: "\n")) == ["1\tone", "1"])
    // 128 and the number of the signal, as every filter.
    let killed = try Tool.shell("{ \(command); } | head -n 1", input: input)
    #expect(Set(killed.split(separator: "\n")) == ["1\tone", "141"])
  }
}
