/// The pages of help.
enum Help {
  /// Each page by the words after `numerus` that name it.
  static let pages = [
    "": numerus, "plural": plural + pluralExamples, "plural diff": pluralDiff, "number": number,
    "date": date, "list": list, "locale": locale, "locale resolve": localeResolve,
    "locale info": localeInfo, "conformance": conformance,
  ]

  static func show(
    _ page: String, _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    guard let text = pages[page] else {
      let hint = Spelling.hint(page, among: pages.keys.filter { !$0.isEmpty }.sorted())
      throw .usage("no help on '\(InputFault.excerpt(page))'\(hint)", help: "")
    }
    try Command.write(text, &output)
    return .success
  }
}
