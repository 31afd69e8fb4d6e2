extension Help {
  static let date = """
    NAME
        numerus date - times as text in a locale

    SYNOPSIS
        numerus date [OPTION...] [WHEN...]
        numerus date [OPTION...] --interval [A..B...]
        numerus date [OPTION...] --relative [--from WHEN] [WHEN...]

    DESCRIPTION
        Prints a line for each time: its text, as the linked ICU writes it.

        WHEN is a time in ISO 8601, such as 2026-01-02, 2026-01-02T09:30:00Z or
        2026-01-02T09:30:00.250+08:00, or now. Without Z or an offset it is a time
        by the clocks of the time zone. Times are read from standard input, a
        line each, where none is given, and in the place of an operand '-'.

    OPTIONS
        --locale L    The locale: ar-EG, th-TH, ja-u-ca-japanese. Without it the one
                      that the environment names.
        --style S     short, medium, the default, long or full, for date and time.
        --date-style S, --time-style S
                      The date or the time alone, or each in its own style.
        --skeleton S  Fields instead, which the locale arranges: yMMMd, jm.
        --pattern P   A pattern instead, which stays as it is: yyyy-MM-dd HH:mm.
        --24-hour     Hours from 00 to 23, whatever the locale's way.
        --time-zone Z Europe/Paris, UTC, GMT+5. Without it the system's.
        --calendar C  gregorian, japanese, buddhist and so on, instead of the
                      locale's.
        --interval    Inputs are A..B, or A/B, and each is one text: "Jan 2 - 4".
        --relative    The distance from now, or from --from: tomorrow, 3 hours ago.
        --parts       After each line, indented, a line for each part of the text:
                      its name and what it is.
        --json        A JSON object on each line instead.
        -h, --help    Show this page.

    EXIT STATUS
        0  All times were shown.
        1  A time was bad: it is named on standard error, and the rest is shown.
        2  The arguments are wrong: a locale, time zone or pattern letter that ICU
           does not know is named.

    EXAMPLES
        $ numerus date 2026-01-02T09:30:00Z --locale zh-Hant-TW --style short \\
            --24-hour --time-zone UTC
        2026/1/2 09:30

        $ numerus date 2026-01-02 --date-style full --locale ar-EG --time-zone UTC
        الجمعة، ٢ يناير ٢٠٢٦

        $ numerus date 2026-01-02..2026-01-04 --interval --skeleton yMMMd \\
            --locale de --time-zone UTC
        2.–4. Jan. 2026

        $ numerus date 2026-01-03 --relative --from 2026-01-02 --locale pl \\
            --time-zone UTC
        jutro

    """
}
