/// The members of an object in the order in which they were written, duplicates among them.
package struct JSONObject: Sendable {
  /// A key with its value.
  package struct Member: Sendable {
    package var key: String
    package var value: JSONValue
    /// Where the key stood, in bytes from the beginning of what was read; nil where it was not read.
    package var offset: Int?

    package init(key: String, value: JSONValue, offset: Int? = nil) {
      self.key = key
      self.value = value
      self.offset = offset
    }
  }

  package var members: [Member]

  package init(_ members: [Member] = []) {
    self.members = members
  }

  /// The value of the last member with a key.
  ///
  /// - Complexity: O(*n*): objects of known members are short. Walk over ``members`` where they are not.
  package subscript(key: String) -> JSONValue? {
    get { members.last { $0.key == key }?.value }
    set {
      if let index = members.lastIndex(where: { $0.key == key }) {
        if let newValue {
          members[index].value = newValue
        } else {
          members.removeAll { $0.key == key }
        }
      } else if let newValue {
        members.append(Member(key: key, value: newValue))
      }
    }
  }

  /// The members whose key stands again further on, which a look-up does not find.
  package var shadowed: [Member] {
    var seen: Set<String> = []
    return members.reversed().filter { !seen.insert($0.key).inserted }.reversed()
  }
}

extension JSONObject: Hashable {}

extension JSONObject.Member: Hashable {
  /// Whether key and value are equal, wherever they were read.
  package static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.value == right.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    members = elements.map { Member(key: $0, value: $1) }
  }
}
