// swift-tools-version: 6.2
import PackageDescription

// The manifest is the architecture: a target may use only what its row names, and data flows one
// way, from the rows below to the rows above. `Sources/README.md` draws the picture.

// Warnings are errors in this package's own builds only: Swift's newer build system suppresses the
// warnings of a dependency, and the compiler takes no two opinions on them.
let isRoot =
  Context.environment["PWD"] == Context.packageDirectory
  || Context.environment["NUMERUS_STRICT"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isRoot ? [.treatAllWarnings(as: .error)] : [])

extension Target {
  /// A library target that other packages may import.
  static func library(_ name: String, uses: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: uses, exclude: ["README.md"], swiftSettings: settings)
  }

  /// The test target of a module, named after it.
  static func tests(
    _ name: String, uses: [Target.Dependency], exclude: [String] = []
  ) -> Target {
    .testTarget(name: name, dependencies: uses, exclude: exclude, swiftSettings: settings)
  }
}

let package = Package(
  name: "numerus",
  defaultLocalization: "en",
  // Int128, which operands are exact in, needs these on Apple's systems.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "NumerusLocales", targets: ["NumerusLocales"]),
    .library(name: "NumerusPlurals", targets: ["NumerusPlurals"]),
    .library(name: "NumerusPluralCompiler", targets: ["NumerusPluralCompiler"]),
    .library(name: "NumerusFormatting", targets: ["NumerusFormatting"]),
    .library(name: "NumerusCatalogs", targets: ["NumerusCatalogs"]),
    .library(name: "NumerusMessages", targets: ["NumerusMessages"]),
    .library(name: "NumerusLocalization", targets: ["NumerusLocalization"]),
    .library(name: "NumerusFoundation", targets: ["NumerusFoundation"]),
    .library(name: "Numerus", targets: ["Numerus"]),
    .executable(name: "numerus", targets: ["numerus-cli"]),
  ],
  targets: [
    .library("NumerusLocales"),
    // Loops for one kind of processor, which Swift cannot express; chosen at run time.
    .target(name: "CNumerusKernels", exclude: ["README.md"]),
    .library("NumerusPlurals", uses: ["NumerusLocales", "CNumerusKernels"]),
    .library("NumerusPluralCompiler", uses: ["NumerusLocales", "NumerusPlurals"]),

    // The installed libicu, and the wrappers through which all of it is called. No ICU header is
    // visible to Swift: its types would clash with those of the ICU inside Foundation.
    .systemLibrary(
      name: "CNumerusICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CNumerusICUShim", dependencies: ["CNumerusICU"], exclude: ["README.md"]),
    .library("NumerusFormatting", uses: ["NumerusLocales", "NumerusPlurals", "CNumerusICUShim"]),

    // Decimal, Date, Locale, TimeZone: for programs that use Foundation. `Numerus` does not bring it.
    .library(
      "NumerusFoundation",
      uses: ["NumerusLocales", "NumerusPlurals", "NumerusPluralCompiler", "NumerusFormatting"]),

    // JSON that loses nothing and names the place of what is wrong; standard library only.
    .library("NumerusJSON"),

    .library("NumerusCatalogs", uses: ["NumerusLocales", "NumerusPlurals", "NumerusJSON"]),
    .library(
      "NumerusMessages",
      uses: ["NumerusLocales", "NumerusPlurals", "NumerusFormatting", "NumerusCatalogs"]),
    .library(
      "NumerusLocalization",
      uses: [
        "NumerusLocales", "NumerusPlurals", "NumerusFormatting", "NumerusCatalogs",
        "NumerusMessages",
      ]),
    // Executor of the protocol of github.com/unicode-org/conformance.
    .library(
      "NumerusConformance",
      uses: ["NumerusLocales", "NumerusPlurals", "NumerusFormatting", "NumerusJSON"]),

    .library(
      "Numerus",
      uses: [
        "NumerusLocales", "NumerusPlurals", "NumerusPluralCompiler", "NumerusFormatting",
        "NumerusCatalogs", "NumerusMessages", "NumerusLocalization", "NumerusFoundation",
      ]),

    // Not Numerus, which brings Foundation: the command starts in milliseconds without it.
    .executableTarget(
      name: "numerus-cli",
      dependencies: [
        "NumerusLocales", "NumerusPlurals", "NumerusPluralCompiler", "NumerusFormatting",
        "NumerusConformance", "NumerusJSON",
      ], exclude: ["README.md"], swiftSettings: settings),

    // Data/*.json → Sources/NumerusPlurals/Generated and Sources/NumerusLocales/Generated.
    .executableTarget(
      name: "numerus-tables",
      dependencies: ["NumerusLocales", "NumerusPlurals", "NumerusPluralCompiler"],
      path: "Tools/numerus-tables", swiftSettings: settings),

    .tests("NumerusLocalesTests", uses: ["NumerusLocales"]),
    .tests("NumerusPluralsTests", uses: ["NumerusPlurals"]),
    .tests("NumerusPluralCompilerTests", uses: ["NumerusPluralCompiler"]),
    .tests("NumerusFormattingTests", uses: ["NumerusFormatting"]),
    .tests("NumerusCatalogsTests", uses: ["NumerusCatalogs"]),
    .tests("NumerusMessagesTests", uses: ["NumerusMessages", "NumerusCatalogs"]),
    .tests("NumerusFoundationTests", uses: ["Numerus", "NumerusFoundation"]),
    .testTarget(
      name: "NumerusLocalizationTests",
      dependencies: [
        "NumerusLocales", "NumerusPlurals", "NumerusFormatting", "NumerusMessages",
        "NumerusLocalization",
      ], resources: [.process("Resources")], swiftSettings: settings),
    .tests("NumerusJSONTests", uses: ["NumerusJSON"]),
    .tests("NumerusCommandTests", uses: ["numerus-cli", "NumerusFormatting", "NumerusJSON"]),
    .tests("DocumentationTests", uses: ["Numerus"]),
    .tests(
      "ConformanceTests",
      uses: [
        "Numerus", "NumerusPlurals", "NumerusPluralCompiler", "NumerusFormatting",
        "NumerusConformance", "NumerusJSON",
      ], exclude: ["Executor/README.md", "Executor/known-differences.tsv"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
