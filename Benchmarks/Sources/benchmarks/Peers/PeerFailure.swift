/// A peer that does not do what it is there for.
struct PeerFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
