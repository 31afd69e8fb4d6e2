/// Cuts inline Markdown into texts, code, links and runs of delimiters.
struct MarkdownScanner {
  struct Delimiters {
    var scalar: Unicode.Scalar
    var count: Int
    var canOpen: Bool
    var canClose: Bool
  }

  enum Node {
    case text(String)
    case code(String)
    case delimiters(Delimiters)
    case link(ArraySlice<Unicode.Scalar>, target: String)
    /// `<https://…>`, whose text is its target.
    case autolink(String)
    case attributed(ArraySlice<Unicode.Scalar>, written: String)
  }

  var nodes: [Node] = []
  private let scalars: ArraySlice<Unicode.Scalar>
  private var place: Int
  private var text = String.UnicodeScalarView()
  /// Where the bracket closes that opens at a place.
  private var closers: [Int: Int] = [:]
  /// Lengths of runs of backquotes that nothing closes, so that each is looked for once.
  private var unclosed: Set<Int> = []

  init(_ scalars: ArraySlice<Unicode.Scalar>, areBracketsRead: Bool) {
    self.scalars = scalars
    place = scalars.startIndex
    if areBracketsRead { matchBrackets() }
  }

  private mutating func matchBrackets() {
    var openers: [Int] = []
    var index = scalars.startIndex
    while index < scalars.endIndex {
      switch scalars[index] {
      case "\\": index += 1
      case "[": openers.append(index)
      case "]": if let opener = openers.popLast() { closers[opener] = index }
      default: break
      }
      index += 1
    }
  }

  mutating func run() {
    while place < scalars.endIndex {
      let scalar = scalars[place]
      switch scalar {
      case "\\" where at(place + 1)?.isMarkdownPunctuation == true:
        text.append(scalars[place + 1])
        place += 2
      case "`": code()
      case "*", "_", "~": delimiters(scalar)
      case "[" where link(at: place): break
      case "^" where attributed(): break
      case "<" where autolink(): break
      default:
        text.append(scalar)
        place += 1
      }
    }
    flush()
  }

  private func at(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  private mutating func flush() {
    if !text.isEmpty { nodes.append(.text(String(text))) }
    text = String.UnicodeScalarView()
  }

  private mutating func add(_ node: Node) {
    flush()
    nodes.append(node)
  }

  private func run(of scalar: Unicode.Scalar, from start: Int) -> Int {
    var end = start
    while end < scalars.endIndex, scalars[end] == scalar { end += 1 }
    return end
  }

  private mutating func code() {
    let end = run(of: "`", from: place)
    let length = end - place
    var next = end
    while !unclosed.contains(length), next < scalars.endIndex {
      guard scalars[next] == "`" else {
        next += 1
        continue
      }
      let closing = run(of: "`", from: next)
      if closing - next == length {
        var content = scalars[end..<next]
        let isPadded = content.first == " " && content.last == " "
        if isPadded, content.contains(where: { $0 != " " }) {
          content = content.dropFirst().dropLast()
        }
        add(.code(String(String.UnicodeScalarView(content))))
        place = closing
        return
      }
      next = closing
    }
    unclosed.insert(length)
    text.append(contentsOf: scalars[place..<end])
    place = end
  }

  /// CommonMark, section 6.2: left- and right-flanking.
  private mutating func delimiters(_ scalar: Unicode.Scalar) {
    let end = run(of: scalar, from: place)
    func isSpace(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isWhitespace ?? true }
    func isPunctuation(_ scalar: Unicode.Scalar?) -> Bool {
      guard let scalar else { return false }
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
        .modifierSymbol, .otherSymbol:
        return true
      default: return false
      }
    }
    let (before, after) = (at(place - 1), at(end))
    let opens =
      !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
    let closes =
      !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
    let count = end - place
    place = end
    // A tilde strikes through alone or in pairs.
    if scalar == "~", count > 2 {
      text.append(contentsOf: repeatElement(scalar, count: count))
      return
    }
    let isWord = scalar == "_"
    add(
      .delimiters(
        Delimiters(
          scalar: scalar, count: count,
          canOpen: opens && (!isWord || !closes || isPunctuation(before)),
          canClose: closes && (!isWord || !opens || isPunctuation(after)))))
  }

  private mutating func link(at start: Int) -> Bool {
    guard let closer = closers[start], let (written, end) = parenthesized(closer + 1) else {
      return false
    }
    // The target ends before a title.
    var target = written.trimmingMarkdownSpace
    if target.hasPrefix("<"), let last = target.firstIndex(of: ">") {
      target = String(target[target.index(after: target.startIndex)..<last])
    } else {
      target = String(target.prefix { !$0.isWhitespace })
    }
    add(.link(scalars[(start + 1)..<closer], target: target))
    place = end
    return true
  }

  private mutating func attributed() -> Bool {
    guard let closer = closers[place + 1], let (written, end) = parenthesized(closer + 1) else {
      return false
    }
    add(.attributed(scalars[(place + 2)..<closer], written: written))
    place = end
    return true
  }

  /// What is in parentheses that open at a place, unescaped, and the place after them.
  private func parenthesized(_ start: Int) -> (String, Int)? {
    guard at(start) == "(" else { return nil }
    var content = String.UnicodeScalarView()
    var depth = 1
    var index = start + 1
    while index < scalars.endIndex, index - start < 4096 {
      switch scalars[index] {
      case "\\" where at(index + 1)?.isMarkdownPunctuation == true:
        index += 1
      case "(":
        depth += 1
        // As deep as CommonMark asks for, so that a row of openers is not read to its end by each.
        guard depth <= 32 else { return nil }
      case ")":
        depth -= 1
        if depth == 0 { return (String(content), index + 1) }
      default: break
      }
      content.append(scalars[index])
      index += 1
    }
    return nil
  }

  private mutating func autolink() -> Bool {
    let rest = scalars[(place + 1)...].prefix(2048)
    let stop = rest.firstIndex { $0 == ">" || $0 == "<" || $0.properties.isWhitespace }
    guard let end = stop, rest[end] == ">" else { return false }
    let content = String(String.UnicodeScalarView(rest[..<end]))
    let scheme = content.prefix { $0 != ":" }
    guard scheme.count >= 2, scheme.count <= 32, scheme.count < content.count,
      scheme.first?.isLetter == true,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) })
    else { return false }
    add(.autolink(content))
    place = end + 1
    return true
  }
}

extension String {
  var trimmingMarkdownSpace: String {
    let front = drop { $0.isWhitespace }
    return String(front.reversed().drop { $0.isWhitespace }.reversed())
  }
}
