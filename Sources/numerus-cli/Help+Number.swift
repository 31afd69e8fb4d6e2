extension Help {
  static let number = """
    NAME
        numerus number - numbers as text in a locale

    SYNOPSIS
        numerus number [OPTION...] [VALUE...]
        numerus number [OPTION...] --range [A..B...]

    DESCRIPTION
        Prints a line for each number: its text, as the linked ICU writes it.

        Numbers are read from standard input, a line each, where none is given,
        and in the place of an operand '-'. They are written with ASCII digits, as
        for numerus plural, and may have any number of digits: none is lost.

    OPTIONS
        --locale L    The locale: ar-EG, de_CH, hi-u-nu-deva. Without it the one
                      that the environment names.
        --style S     decimal, the default; percent (0.5 is 50%), permille,
                      compact (9.6K), compact-long (9.6 thousand), scientific,
                      engineering, bytes (steps of 1000), binary-bytes (of 1024),
                      spell-out (in words), ordinal (1st).
        --currency C  An amount of money, with as many fraction digits as the
                      currency has. C is a code of ISO 4217: EUR. Goes together
                      with --style compact.
        --unit U      A measure: kilometer, liter-per-kilometer, foot-and-inch.
        --usage U     What is measured, so that the locale chooses the unit: road,
                      person-height, weather.
        --skeleton S  All of that as ICU's number skeleton instead.
        --rule-set R  For spell-out and ordinal, the set of rules of the language:
                      spellout-cardinal-feminine, spellout-ordinal.
        --width W     narrow, short, full, code, formal, variant or hidden: how
                      units and currencies are written.
        --fraction N  Fraction digits: 2, or 0..3.
        --significant N
                      Significant digits: 3, or 1..3.
        --rounding M  halfEven, the default, halfUp, ceiling, floor, down, up,
                      halfOdd, halfDown, halfCeiling, halfFloor or unnecessary,
                      which refuses what would have to be rounded.
        --grouping G  auto, the default, off, minTwo, always or thousands.
        --sign S      auto, the default, always, never, exceptZero, negative,
                      accounting and accountingAlways, accountingExceptZero,
                      accountingNegative.
        --numbering-system N
                      arab, deva, latn and so on, instead of the locale's.
        --range       Inputs are ranges A..B, and each is one text: "3-5 km".
        --category    After each text a tab and the plural category of the number
                      as it is shown: 9618 and 9623 are both 9,6 tys. in Polish.
        --parts       After each line, indented, a line for each part of the text:
                      its name and what it is.
        --json        A JSON object on each line instead.
        -h, --help    Show this page.

    EXIT STATUS
        0  All numbers were shown.
        1  A number was bad: it is named on standard error, and the rest is shown.
        2  The arguments are wrong: a locale, currency, unit or skeleton token that
           ICU does not know is named.

    EXAMPLES
        $ numerus number 1234567.891 --locale ar-EG
        ١٬٢٣٤٬٥٦٧٫٨٩١

        $ numerus number 9618 9623 --locale pl --style compact --category
        9,6\u{A0}tys.	many
        9,6\u{A0}tys.	many

        $ numerus number 1234.5 --currency EUR --locale de --parts
        1.234,50\u{A0}€
          integer	1.234
          groupingSeparator	.
          decimalSeparator	,
          fraction	50
          currency	€

        $ numerus number 22 --style spell-out --locale pl
        dwadzieścia dwa

        $ numerus number 3200000000 --style bytes --locale fr
        3,2\u{202F}Go

        $ numerus number 3..5 --range --unit kilometer --locale en
        3–5 km

    """
}
