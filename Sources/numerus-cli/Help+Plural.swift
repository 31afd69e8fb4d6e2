extension Help {
  static let plural = """
    NAME
        numerus plural - the plural categories of numbers

    SYNOPSIS
        numerus plural [OPTION...] LOCALE [NUMBER...]
        numerus plural [OPTION...] --range LOCALE [A..B...]
        numerus plural [OPTION...] --witness | --rules LOCALE
        numerus plural [OPTION...] --list [LOCALE]

    DESCRIPTION
        Prints a line for each number: the number as it was given, a tab, and its
        plural category: zero, one, two, few, many or other.

        Numbers are read from standard input, a line each, where none is given,
        and in the place of an operand '-'. Spaces and tabs around a number, a
        carriage return after it, a byte order mark and empty lines are ignored.
        A line may be 64 MiB long. Any number of lines is read in constant memory.

        A NUMBER is written with ASCII digits, as it will be shown: 1.0 is not 1 in
        English. 1.2c6 is 1.2 million in compact form, 1e6 is 1000000; the sign
        does not count. -2 is a number and not an option; other operands that
        begin with a dash may follow '--'.

        A LOCALE is an identifier in the spelling of BCP 47, ICU or POSIX: pt-PT,
        pt_PT, pt_PT.UTF-8. One without rules of its own has those of its language
        (sr-Latn-RS those of sr). For a language that CLDR does not know there is
        a warning, and every number is other; see --strict.

    OPTIONS
        --type TYPE   cardinal, the default, for counts (3 files), or ordinal, for
                      places in an order (the 3rd file).
        --ordinal     The same as --type ordinal.
        --range       Inputs are ranges A..B, and the answer is the category of the
                      whole: "1-2 files". CLDR has lists for cardinals; a pair
                      that is not listed, and any ordinal one, has the end's.
        --cldr N      The CLDR release, 42 or 48, the default.
        --strict      A language that CLDR does not know is an error, with status 2,
                      and nothing is answered.
        --json        A JSON object on each line. Of the operands that --explain
                      shows, n, i, f and t are strings, since they may have any
                      number of digits.
        --color WHEN  auto, the default, always or never. auto is on a terminal.
        -h, --help    Show this page.

      One of these at most, instead of plain categories:

        --explain     After each line, indented: the operands of the number, and
                      the rules that were tried with each relation and its value.
                      Of more than 60 digits in a row, the first and last 30.
        --histogram   After the last number only, a line for each category of the
                      language: its name and how many numbers had it.
        --witness     A line for each category of the language: its name and its
                      smallest integer, decimal and compact number, or '-'. Of
                      compact numbers those of 1 and more are tried: 1c1, and
                      neither 0c1 nor 0.01c6, though both are NUMBERs.
        --rules       The rules of the language in the syntax of UTS #35.
        --list        A line for each locale that has rules, or for LOCALE alone:
                      its identifier and its categories.

    EXIT STATUS
        0  All numbers were answered.
        1  A number was bad: it is named on standard error, with its line, or its
           place among the NUMBERs, and the rest is answered. Or reading or
           writing failed; no message is written where the reader of the output
           has gone (which ends the process by SIGPIPE, unless that is ignored).
        2  The arguments are wrong, or LOCALE is malformed, or, with --strict, of a
           language that CLDR does not know.

    ENVIRONMENT
        NO_COLOR      Not empty: no colours unless --color always is given.
        TERM          dumb or unset: no colours unless --color always is given.


    """
}
