// swift-tools-version: 6.2
import PackageDescription

// A program that `Tools/check-sanitizers` builds under one sanitizer after the other. A package of its own, so
// that what is built twice more is Numerus alone, and not all tests.
let package = Package(
  name: "sanitizer-test",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "numerus", path: "../..")],
  targets: [
    .target(name: "CHeap"),
    .executableTarget(
      name: "sanitizer-test",
      dependencies: [
        "CHeap",
        .product(name: "NumerusFormatting", package: "numerus"),
        .product(name: "NumerusLocales", package: "numerus"),
        .product(name: "NumerusPlurals", package: "numerus"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
