// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that a user of Numerus never resolves, builds or links what only the
// measuring needs: libicu among them.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "numerus-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "numerus", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "NumerusPlurals", package: "numerus"),
        .product(name: "NumerusLocales", package: "numerus"),
        "CAllocationCounter", "CBenchmarkICUShim",
      ],
      resources: [.copy("Peers/plural-rules.mjs")],
      swiftSettings: settings),

    .systemLibrary(
      name: "CBenchmarkICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CBenchmarkICUShim", dependencies: ["CBenchmarkICU"]),
    .target(name: "CAllocationCounter"),
  ],
  swiftLanguageModes: [.v6]
)
