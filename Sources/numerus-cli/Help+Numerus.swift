extension Help {
  static let numerus = """
    NAME
        numerus - plural categories of numbers in every language of CLDR, and
        numbers, dates and lists as text

    SYNOPSIS
        numerus plural LOCALE [NUMBER...]
        numerus plural diff OLD NEW
        numerus number [VALUE...]
        numerus date [WHEN...]
        numerus list [ELEMENT...]
        numerus locale resolve | info
        numerus help [COMMAND]
        numerus --version

    DESCRIPTION
        A language has up to six plural forms, and which of them a number asks
        for follows from rules that CLDR, the Unicode Common Locale Data
        Repository, holds. numerus answers by these rules, and shows numbers and
        times as ICU, the International Components for Unicode, does.

        plural        Tell, explain and count the categories of numbers, show the
                      rules of a language, and list the languages.
        plural diff   Tell what changed between two releases of CLDR.
        number        Show numbers: amounts, measures, compact, in words.
        date          Show times, intervals and distances in time.
        list          Join elements as a language does.
        locale        Choose a locale for a user; describe one.
        help          Show the page of a command: numerus help plural.

    OPTIONS
        -h, --help    Show this page.
        --version     Show the versions of numerus, of the CLDR data in it, and of
                      the linked ICU with its data.

    EXIT STATUS
        0  All was answered.
        1  Some input was bad, or could not be read, or the output not written.
        2  The arguments are wrong.

    EXAMPLES
        $ numerus plural ru 1 2 5
        1	one
        2	few
        5	many

        $ numerus number 1234.5 --locale en --currency USD
        $1,234.50

    """
}
