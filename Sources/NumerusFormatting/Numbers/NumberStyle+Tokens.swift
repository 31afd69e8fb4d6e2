// The stems of ICU's number skeletons.

extension NumberStyle.Width {
  var token: String {
    switch self {
    case .narrow: "unit-width-narrow"
    case .short: "unit-width-short"
    case .fullName: "unit-width-full-name"
    case .isoCode: "unit-width-iso-code"
    case .formal: "unit-width-formal"
    case .variant: "unit-width-variant"
    case .hidden: "unit-width-hidden"
    }
  }
}

extension NumberStyle.RoundingMode {
  package var token: String {
    switch self {
    case .ceiling: "rounding-mode-ceiling"
    case .floor: "rounding-mode-floor"
    case .down: "rounding-mode-down"
    case .up: "rounding-mode-up"
    case .halfEven: "rounding-mode-half-even"
    case .halfOdd: "rounding-mode-half-odd"
    case .halfDown: "rounding-mode-half-down"
    case .halfUp: "rounding-mode-half-up"
    case .halfCeiling: "rounding-mode-half-ceiling"
    case .halfFloor: "rounding-mode-half-floor"
    case .unnecessary: "rounding-mode-unnecessary"
    }
  }
}

extension NumberStyle.Grouping {
  var token: String {
    switch self {
    case .off: "group-off"
    case .minTwo: "group-min2"
    case .auto: "group-auto"
    case .always: "group-on-aligned"
    case .thousands: "group-thousands"
    }
  }
}

extension NumberStyle.Sign {
  var token: String {
    switch self {
    case .auto: "sign-auto"
    case .always: "sign-always"
    case .never: "sign-never"
    case .accounting: "sign-accounting"
    case .accountingAlways: "sign-accounting-always"
    case .exceptZero: "sign-except-zero"
    case .accountingExceptZero: "sign-accounting-except-zero"
    case .negative: "sign-negative"
    case .accountingNegative: "sign-accounting-negative"
    }
  }
}

extension NumberStyle.DecimalSeparator {
  var token: String { self == .auto ? "decimal-auto" : "decimal-always" }
}
