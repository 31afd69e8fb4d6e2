// swift-tools-version: 6.2
import PackageDescription

// libFuzzer brings the main function, so the targets are parsed as libraries and have none.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-parse-as-library"]),
]

let package = Package(
  name: "numerus-fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "numerus", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz-rules",
      dependencies: [
        .product(name: "NumerusPlurals", package: "numerus"),
        .product(name: "NumerusPluralCompiler", package: "numerus"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "fuzz-numbers",
      dependencies: [.product(name: "NumerusPlurals", package: "numerus")],
      swiftSettings: settings),
    .executableTarget(
      name: "fuzz-xcstrings",
      dependencies: [.product(name: "NumerusCatalogs", package: "numerus")],
      swiftSettings: settings),
    .executableTarget(
      name: "fuzz-strings",
      dependencies: [.product(name: "NumerusCatalogs", package: "numerus")],
      swiftSettings: settings),
    .executableTarget(
      name: "fuzz-stringsdicts",
      dependencies: [.product(name: "NumerusCatalogs", package: "numerus")],
      swiftSettings: settings),
    .executableTarget(
      name: "fuzz-messages",
      dependencies: [
        .product(name: "NumerusLocales", package: "numerus"),
        .product(name: "NumerusCatalogs", package: "numerus"),
        .product(name: "NumerusMessages", package: "numerus"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
