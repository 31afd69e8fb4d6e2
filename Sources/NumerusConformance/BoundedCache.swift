/// Values by what they were made of.
///
/// It empties itself when it is full: tests come in an order in which neighbours are alike, and making
/// a formatter anew costs microseconds.
struct BoundedCache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private let limit: Int

  init(limit: Int = 2_048) {
    self.limit = limit
  }

  var count: Int { values.count }

  /// The value of a key, made where it is not there yet.
  mutating func value<Failure>(
    _ key: Key, _ make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = values[key] { return value }
    let value = try make(key)
    if values.count >= limit { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }
}
