extension Help {
  static let conformance = #"""
    NAME
        numerus conformance - run Unicode's conformance tests

    SYNOPSIS
        numerus conformance [--cldr RELEASE]

    DESCRIPTION
        Is an executor of the protocol of github.com/unicode-org/conformance. Every
        line of standard input is a test in JSON or one of the commands below; to
        every test and command a line of JSON is written. Empty lines are passed
        over. Formatting is done by the ICU that numerus is linked with.

        #VERSION      Tell the versions of numerus, ICU, CLDR and tz data.
        #TESTS        Tell the test types that are answered: plural_rules,
                      number_fmt, datetime_fmt, list_fmt, rdt_fmt, lang_names and
                      likely_subtags.
        #EXIT         Stop, without a line.

        An answer has the label of its test and a result. Where there is none it has
        error and error_detail instead; error_type tells what ICU has no way to do
        (unsupported) and numbers that would have to be rounded where rounding was
        forbidden (inexact, with the result Inexact, as the tests have it).

    OPTIONS
        --cldr RELEASE
                      Whose plural rules are meant where a plural_rules test has
                      none of cldr, cldrVersion and icuVersion: 42 or 48, and 48
                      by default.
        -h, --help    Show this page.

    EXIT STATUS
        0  All lines were answered, be it by errors.
        1  Reading or writing failed.
        2  The arguments are wrong.

    EXAMPLES
        $ echo '{"test_type":"list_fmt","input_list":["a"]}' | numerus conformance
        {"result":"a"}

        $ echo '{"label":7}' | numerus conformance | cut -d , -f 1,2
        {"label":7,"error":"incomplete test"

    """#
}
