internal import CNumerusKernels

extension PluralRules {
  /// The categories of many integers at once, into the caller's buffer.
  ///
  /// Several times faster than a call for each number, and allocates nothing.
  ///
  /// - Parameters:
  ///   - numbers: The integers, each as shown without fraction digits.
  ///   - output: Takes the category of `numbers[k]` at position k. Where the two differ in length,
  ///     the shorter one decides; the rest of `output` stays as it was.
  /// - Returns: How many categories were written.
  @discardableResult
  public func categories(
    of numbers: UnsafeBufferPointer<Int>, into output: UnsafeMutableBufferPointer<PluralCategory>
  ) -> Int {
    let count = min(numbers.count, output.count)
    guard let source = numbers.baseAddress, let target = output.baseAddress else { return 0 }
    let hasKernel = numerus_has_avx2()
    var start = 0
    while start < count {
      let length = min(count &- start, 256)
      fill(source + start, target + start, length, hasKernel: hasKernel)
      start &+= length
    }
    return count
  }

  /// The categories of many integers at once, into the caller's span.
  @discardableResult
  public func categories(
    of numbers: Span<Int>, into output: inout MutableSpan<PluralCategory>
  ) -> Int {
    numbers.withUnsafeBufferPointer { source in
      output.withUnsafeMutableBufferPointer { categories(of: source, into: $0) }
    }
  }

  /// The categories of many integers at once, into an array that is filled from its start.
  ///
  /// Where the two differ in length, the shorter one decides; the rest of `output` stays as it was.
  @discardableResult
  public func categories(of numbers: [Int], into output: inout [PluralCategory]) -> Int {
    output.withUnsafeMutableBufferPointer { target in
      numbers.withUnsafeBufferPointer { categories(of: $0, into: target) }
    }
  }

  /// The categories of integers of any type, as a new array.
  public func categories(of numbers: some Sequence<some BinaryInteger>) -> [PluralCategory] {
    numbers.map { category(for: $0) }
  }

  /// The categories of many integers at once, as a new array.
  public func categories(of numbers: [Int]) -> [PluralCategory] {
    [PluralCategory](unsafeUninitializedCapacity: numbers.count) { output, count in
      count = numbers.withUnsafeBufferPointer { categories(of: $0, into: output) }
    }
  }

  /// A block of numbers that stays in the first-level cache: once for the entries, then once over
  /// all of them, eight in a word, to make categories of them.
  ///
  /// Only the numbers that their table does not decide are done singly.
  @inline(__always)
  private func fill(
    _ source: UnsafePointer<Int>, _ target: UnsafeMutablePointer<PluralCategory>, _ count: Int,
    hasKernel: Bool
  ) {
    target.withMemoryRebound(to: UInt8.self, capacity: count) { entries in
      let words = count & (hasKernel ? ~31 : ~7)
      guard
        (hasKernel && numerus_look_up_avx2(source, entries, words, integers))
          || lookUp(source, entries, words)
      else {
        for index in 0..<count { entries[index] = category(for: source[index]).rawValue }
        return
      }
      for start in stride(from: 0, to: words, by: 8) {
        let raw = UnsafeMutableRawPointer(entries + start)
        let word = raw.loadUnaligned(as: UInt64.self)
        raw.storeBytes(of: word & 0x0707_0707_0707_0707, as: UInt64.self)
        // Bit 3 tells undecided entries, 0x38 to 0x3F, from the digits 0x30 to 0x35.
        var undecided = UInt64(littleEndian: word) & 0x0808_0808_0808_0808
        while _slowPath(undecided != 0) {
          let index = start &+ undecided.trailingZeroBitCount &>> 3
          entries[index] = slowCategory(for: UInt64(source[index].magnitude)).rawValue
          undecided &= undecided &- 1
        }
      }
      for index in words..<count { entries[index] = category(for: source[index]).rawValue }
    }
  }

  /// The entries of integers, without a branch; false where one is too large for the tables.
  ///
  /// Four at a time: the compiler does not unroll this by itself, and the loop's own instructions
  /// are a fifth of the work.
  @inline(__always)
  private func lookUp(
    _ source: UnsafePointer<Int>, _ entries: UnsafeMutablePointer<UInt8>, _ count: Int
  ) -> Bool {
    let table = integers
    var magnitudes: UInt64 = 0
    for start in stride(from: 0, to: count, by: 4) {
      for index in start..<start &+ 4 {
        let magnitude = UInt64(source[index].magnitude)
        entries[index] = table[CompactTable.index(of: magnitude)]
        magnitudes |= magnitude
      }
    }
    return CompactTable.isDirect(magnitudes)
  }
}
