/// The inline part of Markdown, in pieces of text with what they are marked as.
///
/// Emphasis, strong emphasis, strikethrough, code, links, autolinks, escapes, and Foundation's
/// `^[text](attributes)`, of which the text is kept. White space is kept as it is, as with Foundation's
/// `inlineOnlyPreservingWhitespace`. Every text is Markdown. Linear in the text but for delimiters that
/// never match, and not looked at beyond ``maximumLength``. Source: CommonMark 0.31, sections 2.4 and 6;
/// GitHub Flavored Markdown 0.29, section 6.5.
struct InlineMarkdown {
  struct Marks: OptionSet, Hashable {
    let rawValue: UInt
    static let emphasized = Marks(rawValue: 1)
    static let stronglyEmphasized = Marks(rawValue: 2)
    static let code = Marks(rawValue: 4)
    static let strikethrough = Marks(rawValue: 32)
  }

  struct Run {
    var text: String
    var marks: Marks
    var link: String?
  }

  private(set) var runs: [Run] = []
  /// The attributes of `^[text](attributes)`, as they are written.
  private(set) var attributes: [String] = []

  static let maximumLength = 1 << 18
  static let maximumDepth = 16

  init(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else {
      runs = [Run(text: text, marks: [], link: nil)]
      return
    }
    let scalars = Array(text.unicodeScalars)
    parse(scalars[...], marks: [], link: nil, depth: 0)
  }

  mutating func parse(
    _ scalars: ArraySlice<Unicode.Scalar>, marks: Marks, link: String?, depth: Int
  ) {
    var scanner = MarkdownScanner(scalars, areBracketsRead: depth < Self.maximumDepth)
    scanner.run()
    let added = MarkdownEmphasis.marks(of: &scanner.nodes)
    for (node, extra) in zip(scanner.nodes, added) {
      let marks = marks.union(extra)
      switch node {
      case .text(let text): append(text, marks, link)
      case .code(let text): append(text, marks.union(.code), link)
      case .delimiters(let run):
        append(String(repeating: Character(run.scalar), count: run.count), marks, link)
      case .link(let inner, let target):
        parse(inner, marks: marks, link: link ?? target, depth: depth + 1)
      case .autolink(let target): append(target, marks, link ?? target)
      case .attributed(let inner, let written):
        attributes.append(written)
        parse(inner, marks: marks, link: link, depth: depth + 1)
      }
    }
  }

  private mutating func append(_ text: String, _ marks: Marks, _ link: String?) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.marks == marks, last.link == link {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, marks: marks, link: link))
    }
  }

  /// Text in which nothing is Markdown any more: each ASCII punctuation mark behind a backslash.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar.isMarkdownPunctuation { escaped.unicodeScalars.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// An ASCII punctuation character, which a backslash makes plain (CommonMark, section 2.4).
  var isMarkdownPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
