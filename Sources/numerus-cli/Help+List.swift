extension Help {
  static let list = """
    NAME
        numerus list - a list as a locale writes it

    SYNOPSIS
        numerus list [OPTION...] [ELEMENT...]

    DESCRIPTION
        Prints the elements as one text. Without elements each line of standard
        input is a list, its elements apart by tabs.

    OPTIONS
        --locale L    The locale. Without it the one that the environment names.
        --type T      and, the default: "a, b, and c"; or: "a, b, or c"; unit, for
                      amounts: "3 feet, 7 inches".
        --width W     long, the default, short or narrow.
        --parts       After the line, indented, a line for each part of the text.
        --json        A JSON object on each line instead.
        -h, --help    Show this page.

    EXIT STATUS
        0  The list was shown.
        2  The arguments are wrong.

    EXAMPLES
        $ numerus list Anna Jan Ewa --locale pl
        Anna, Jan i Ewa

        $ printf 'a\\tb\\tc\\n' | numerus list --locale en --type or
        a, b, or c

    """
}
