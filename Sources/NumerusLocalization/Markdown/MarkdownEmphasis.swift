/// Which nodes are emphasized: matches runs of delimiters (CommonMark, section 6.2).
enum MarkdownEmphasis {
  /// The marks of each node; what was used of the delimiters is taken off them.
  static func marks(of nodes: inout [MarkdownScanner.Node]) -> [InlineMarkdown.Marks] {
    var changes: [(place: Int, mark: InlineMarkdown.Marks, step: Int)] = []
    var openers: [Int] = []
    for index in nodes.indices {
      guard case .delimiters(var closer) = nodes[index] else { continue }
      if closer.canClose {
        while closer.count > 0, let (depth, width) = match(closer, openers, nodes) {
          let place = openers[depth]
          openers.removeSubrange((depth + 1)...)
          let mark: InlineMarkdown.Marks =
            closer.scalar == "~" ? .strikethrough : width == 2 ? .stronglyEmphasized : .emphasized
          changes.append((place + 1, mark, 1))
          changes.append((index, mark, -1))
          closer.count -= width
          if take(width, from: &nodes[place]) == 0 { openers.removeLast() }
        }
        nodes[index] = .delimiters(closer)
      }
      if closer.canOpen, closer.count > 0 { openers.append(index) }
    }
    return sweep(changes, count: nodes.count)
  }

  private static func match(
    _ closer: MarkdownScanner.Delimiters, _ openers: [Int], _ nodes: [MarkdownScanner.Node]
  ) -> (depth: Int, width: Int)? {
    for depth in openers.indices.reversed().prefix(1000) {
      guard case .delimiters(let opener) = nodes[openers[depth]], opener.scalar == closer.scalar
      else { continue }
      if closer.scalar == "~" {
        if opener.count == closer.count { return (depth, closer.count) }
        continue
      }
      // "The rule of three": a run that can do both matches one whose sum is no multiple of 3.
      let isAmbiguous = opener.canClose || closer.canOpen
      if isAmbiguous, (opener.count + closer.count) % 3 == 0,
        opener.count % 3 != 0 || closer.count % 3 != 0
      {
        continue
      }
      return (depth, min(opener.count, closer.count, 2))
    }
    return nil
  }

  private static func take(_ width: Int, from node: inout MarkdownScanner.Node) -> Int {
    guard case .delimiters(var run) = node else { return 0 }
    run.count -= width
    node = .delimiters(run)
    return run.count
  }

  /// Nodes between a pair have its mark, however pairs nest.
  private static func sweep(
    _ changes: [(place: Int, mark: InlineMarkdown.Marks, step: Int)], count: Int
  ) -> [InlineMarkdown.Marks] {
    var steps = [[(InlineMarkdown.Marks, Int)]](repeating: [], count: count + 1)
    for change in changes { steps[change.place].append((change.mark, change.step)) }
    var open: [InlineMarkdown.Marks: Int] = [:]
    return (0..<count).map { index in
      for (mark, step) in steps[index] { open[mark, default: 0] += step }
      return open.reduce(into: []) { if $1.value > 0 { $0.formUnion($1.key) } }
    }
  }
}
