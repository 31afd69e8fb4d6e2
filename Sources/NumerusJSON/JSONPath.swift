/// The way from the outermost value to one in it: `strings["%lld files"].localizations.de[0]`.
package struct JSONPath: Hashable, Sendable {
  /// A step on the way.
  package enum Component: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  package var components: [Component]

  package init(_ components: [Component] = []) {
    self.components = components
  }

  /// The path one step further in.
  package func appending(_ key: String) -> JSONPath { JSONPath(components + [.key(key)]) }

  /// The path one step further in.
  package func appending(_ index: Int) -> JSONPath { JSONPath(components + [.index(index)]) }
}

extension JSONPath: CustomStringConvertible {
  package var description: String {
    var text = ""
    for component in components {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(JSONWriter.text(of: .string(key)))]"
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_" || scalar == "-"
      }
  }
}
