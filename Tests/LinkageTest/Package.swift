// swift-tools-version: 6.2
import PackageDescription

// A program that uses the product NumerusPlurals alone: it has only to link, and to link little.
let package = Package(
  name: "linkage-test",
  dependencies: [.package(name: "numerus", path: "../..")],
  targets: [
    .executableTarget(
      name: "linkage-test",
      dependencies: [.product(name: "NumerusPlurals", package: "numerus")])
  ]
)
