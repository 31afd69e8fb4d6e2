extension CompiledMessage {
  /// The message with its arguments put in.
  ///
  /// Never fails: see ``MessageFault`` for what comes back where arguments and placeholders do not match. A
  /// string without placeholders comes back as it is stored.
  public func render(_ arguments: [MessageArgument], in context: MessageContext) -> String {
    arguments.withUnsafeBufferPointer { render($0, in: context) }
  }

  /// The message with its only argument put in; spares the array.
  public func render(_ argument: MessageArgument, in context: MessageContext) -> String {
    withUnsafePointer(to: argument) {
      render(UnsafeBufferPointer(start: $0, count: 1), in: context)
    }
  }

  /// The message with its arguments put in, appended in UTF-8 to bytes.
  public func append(
    to bytes: inout [UInt8], _ arguments: [MessageArgument], in context: MessageContext
  ) {
    guard let program else { return bytes.append(contentsOf: text.utf8) }
    arguments.withUnsafeBufferPointer { arguments in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.room) { room in
        var buffer = MessageBuffer(room)
        var rendering = MessageRendering(program, arguments, context)
        rendering.write(into: &buffer)
        bytes.append(contentsOf: buffer.bytes)
      }
    }
  }

  func render(
    _ arguments: UnsafeBufferPointer<MessageArgument>, in context: MessageContext
  ) -> String {
    guard let program else { return text }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.room) { room in
      var buffer = MessageBuffer(room)
      var rendering = MessageRendering(program, arguments, context)
      rendering.write(into: &buffer)
      return buffer.string()
    }
  }

  /// Bytes on the stack: most sentences of an interface need no more.
  private static var room: Int { 512 }
}
