extension Help {
  /// Tests run each line that begins with `$` and compare what follows it.
  static let pluralExamples = """
    EXAMPLES
        The visible digits count, and not the value alone:

        $ numerus plural en 1 1.0 -1 1.5c6
        1	one
        1.0	other
        -1	one
        1.5c6	other

        $ numerus plural en --ordinal 1 2 3 4 11 21
        1	one
        2	two
        3	few
        4	other
        11	other
        21	one

        $ seq 100 | numerus plural pl --histogram
        one	1
        few	27
        many	72
        other	0

        A bad line is named, and the rest is answered:

        $ printf '1\\nabc\\n2\\n' | numerus plural cs
        1	one
        numerus: line 2: unexpected 'a'; expected a digit, at column 1
          abc
          ^
        2	few

        $ numerus plural --strict tlh 1
        numerus: CLDR 48 has no cardinal plural rules for 'tlh'
        Try 'numerus plural --help'.

        $ numerus plural --range sl 0..1 1..2
        0..1	few
        1..2	two

        $ numerus plural ru --explain 21
        21	one
          n 21, i 21, v 0, w 0, f 0, t 0, c 0, e 0
          one: yes
            v = 0 (0) yes and i % 10 = 1 (1) yes and i % 100 != 11 (21) yes

        $ numerus plural fr --witness
        one	0	0.0	-
        many	1000000	-	1c6
        other	2	2.0	1c1

        $ numerus plural en --rules
        one: i = 1 and v = 0
        other:

        $ numerus plural ar --list
        ar	zero one two few many other

        $ numerus plural pl --json 22 1.5
        {"number":"22","category":"few"}
        {"number":"1.5","category":"other"}

    """
}
