internal import NumerusJSON

/// The result of a test, with what else is worth telling.
struct ConformanceReply: Hashable, Sendable {
  let result: String
  /// The skeleton, pattern or locale that was used where the test does not have it.
  var details: [JSONObject.Member] = []

  init(_ result: String) {
    self.result = result
  }

  /// The reply with something more to tell.
  func telling(_ key: String, _ value: String) -> ConformanceReply {
    var reply = self
    reply.details.append(.init(key: key, value: .string(value)))
    return reply
  }
}

extension JSONWriter {
  /// The line of a result.
  mutating func write(_ reply: ConformanceReply, label: JSONValue?) {
    begin(label)
    key("result")
    string(reply.result)
    for member in reply.details {
      key(member.key)
      write(member.value)
    }
    endObject()
  }

  /// The line of a failure.
  mutating func write(_ fault: ConformanceFault, label: JSONValue?) {
    begin(label)
    key("error")
    string(fault.error)
    switch fault.kind {
    case .error: break
    case .unsupported:
      key("error_type")
      string("unsupported")
      key("unsupported")
      string(fault.error)
    case .inexact:
      key("error_type")
      string("inexact")
      // The verifier compares this, and looks at nothing else.
      key("result")
      string(fault.error)
    }
    key("error_detail")
    string(fault.detail)
    endObject()
  }

  private mutating func begin(_ label: JSONValue?) {
    beginObject()
    guard let label else { return }
    key("label")
    write(label)
  }
}
