extension NumberStyle {
  /// ASCII letters as capitals, and all else as it is: in Unicode "ﬁm" has the capitals "FIM".
  static func asciiUppercased(_ text: String) -> String {
    mapped(text) { $0 >= "a" && $0 <= "z" ? Unicode.Scalar($0.value - 32) : $0 }
  }

  /// ASCII letters as small ones, and all else as it is: the Kelvin sign has "k".
  static func asciiLowercased(_ text: String) -> String {
    mapped(text) { $0 >= "A" && $0 <= "Z" ? Unicode.Scalar($0.value + 32) : $0 }
  }

  private static func mapped(
    _ text: String, _ change: (Unicode.Scalar) -> Unicode.Scalar?
  ) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { change($0) ?? $0 }))
  }
}
