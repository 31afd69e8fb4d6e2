extension Help {
  static let numerus = """
    NAME
        numerus - plural categories of numbers in every language of CLDR

    SYNOPSIS
        numerus plural LOCALE [NUMBER...]
        numerus plural diff OLD NEW
        numerus help [COMMAND]
        numerus --version

    DESCRIPTION
        A language has up to six plural forms, and which of them a number asks
        for follows from rules that CLDR, the Unicode Common Locale Data
        Repository, holds. numerus answers by these rules.

        plural        Tell, explain and count the categories of numbers, show the
                      rules of a language, and list the languages.
        plural diff   Tell what changed between two releases of CLDR.
        help          Show the page of a command: numerus help plural.

    OPTIONS
        -h, --help    Show this page.
        --version     Show the versions of numerus and of the CLDR data in it.

    EXIT STATUS
        0  All was answered.
        1  Some input was bad, or could not be read, or the output not written.
        2  The arguments are wrong.

    EXAMPLES
        $ numerus plural ru 1 2 5
        1	one
        2	few
        5	many

        $ numerus --version
        numerus 0.1.0
        CLDR 42 and 48

    """
}
