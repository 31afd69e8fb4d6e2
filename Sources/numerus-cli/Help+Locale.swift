extension Help {
  static let locale = """
    NAME
        numerus locale - which locale formats, and what a locale is

    SYNOPSIS
        numerus locale resolve --supported LIST [OPTION...]
        numerus locale info [OPTION...] [LOCALE...]

    DESCRIPTION
        resolve   Tell which of an application's locales a user gets.
        info      Tell how a locale is written, named, laid out and counted in.

    OPTIONS
        -h, --help    Show this page.

    EXIT STATUS
        As of numerus locale resolve and numerus locale info.

    EXAMPLES
        $ numerus locale resolve --supported en,ar --preferred ar-EG,en
        ar

    """

  static let localeResolve = """
    NAME
        numerus locale resolve - the locale that an application's policy chooses

    SYNOPSIS
        numerus locale resolve --supported LIST [OPTION...]

    DESCRIPTION
        Prints the locale that numbers and dates are formatted with, as a BCP 47
        identifier, for what a user prefers. Without --preferred and
        --accept-language each line of standard input is a list of languages.

    OPTIONS
        --supported LIST
                      The localizations that the application has, each with the
                      locale it formats with: en=en-US,zh-Hant=zh-Hant-TW. A lone
                      name formats with itself.
        --fallback L  The localization for everybody else; else the first.
        --preferred LIST
                      What the user prefers, the best first: ja,en-AU.
        --accept-language HEADER
                      The same as an HTTP header with weights: 'da, en;q=0.8'.
        --matching M  cldr, the default: the nearest by CLDR's language matching;
                      or exact: the same language and script only.
        --24-hour     With hours from 00 to 23.
        --explain     After the line, indented, what became of each language.
        --json        A JSON object instead.
        -h, --help    Show this page.

    EXIT STATUS
        0  A locale was chosen; there always is one.
        2  The arguments are wrong.

    EXAMPLES
        $ numerus locale resolve --supported en=en_US,zh-Hant=zh-Hant-TW \\
            --fallback zh-Hant --preferred ja --24-hour
        zh-Hant-TW-u-hc-h23

        $ numerus locale resolve --supported en=en_US,zh-Hant=zh-Hant-TW \\
            --fallback zh-Hant --preferred ja,en-AU --explain
        en-US
          ja: passed over, no localization is near enough
          en-AU: chosen, by the localization en

    """

  static let localeInfo = """
    NAME
        numerus locale info - what a locale is

    SYNOPSIS
        numerus locale info [OPTION...] [LOCALE...]

    DESCRIPTION
        Prints lines of a name, a tab and a value for each locale: how BCP 47, ICU
        and POSIX write it, its name, with the subtags that are likely and without
        them, its direction, hour cycle, a number, the locale whose data formats it,
        and its plural categories. LOCALEs are read from standard input, a line
        each, where none is given.

    OPTIONS
        --in L        The locale of the name; else the locale's own.
        --json        A JSON object on each line instead.
        -h, --help    Show this page.

    EXIT STATUS
        0  All was told.
        1  A LOCALE was malformed: it is named on standard error.
        2  The arguments are wrong.

    EXAMPLES
        $ numerus locale info iw --in en
        bcp47	he
        icu	he
        posix	he_IL.UTF-8
        name	Hebrew
        maximized	he-Hebr-IL
        minimized	he
        direction	rightToLeft
        hour-cycle	h23
        numbers	\u{200E}-1,234,567.891
        formats-as	he
        plurals	one two other
        ordinals	other

    """
}
