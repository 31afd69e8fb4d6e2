extension Help {
  static let pluralDiff = """
    NAME
        numerus plural diff - what changed between two releases of CLDR

    SYNOPSIS
        numerus plural diff [OPTION...] OLD NEW

    DESCRIPTION
        Prints a line for each locale whose plural rules differ between the CLDR
        releases OLD and NEW, cardinals before ordinals, sorted by locale. Rules
        that were only written differently are no difference. OLD may be the later
        release. diff is no language, and never taken for one.

        Seven columns, with tabs between them and '-' for what there is none of:

        1  the locale
        2  cardinal or ordinal
        3  added, removed or changed
        4  the categories of OLD
        5  the categories of NEW
        6  what numbers changed: of those that went from one category to another,
           the smallest; for an added or removed locale, as against root's rules
        7  what ranges changed, by the categories of their ends

    OPTIONS
        --type TYPE   Only cardinal or only ordinal rules; without it both.
        --ordinal     The same as --type ordinal.
        --json        A JSON object on each line, with the members locale, type,
                      kind, categoriesBefore, categoriesAfter, numbers (each with
                      number, before, after) and ranges (start, end, before, after).
        -h, --help    Show this page.

    EXIT STATUS
        0  The releases were compared, whether they differ or not.
        1  Writing failed.
        2  The arguments are wrong.

    ENVIRONMENT
        Nothing is read from it, and there are no colours.

    EXAMPLES
        $ numerus plural diff 42 48 | head -1 | cut -f 1,6
        blo	0: other → zero, 1: other → one

        $ numerus plural diff 42 48 | cut -f 1-3 | grep changed
        scn	cardinal	changed
        scn	ordinal	changed

        $ numerus plural diff --ordinal 42 48 | cut -f 1-3 | grep changed
        scn	ordinal	changed

    """
}
