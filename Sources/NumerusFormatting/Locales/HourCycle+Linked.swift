internal import CNumerusICUShim
internal import NumerusLocales

extension HourCycle {
  /// What the linked ICU's data says; nil where it fails.
  init?(linkedDataOf locale: LocaleID) {
    var status: Int32 = 0
    let hours = nicu_locale_hour_cycle(locale.identifier, &status)
    guard status <= 0, let cycle = HourCycle(rawValue: "h\(hours)") else { return nil }
    self = cycle
  }
}
