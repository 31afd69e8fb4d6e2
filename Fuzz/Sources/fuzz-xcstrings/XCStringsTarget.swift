import NumerusCatalogs

/// A `.xcstrings` file of any bytes: faults that can be shown; or a catalog that is written, read and
/// written as the same bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXCStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var faults: [CatalogError] = []
  guard let catalog = StringCatalog.reading(xcstrings: bytes, faults: &faults) else {
    if faults.isEmpty { fatalError("neither a catalog nor a fault") }
    show(faults)
    return 0
  }
  show(faults)
  let written = catalog.xcstrings()
  var again: [CatalogError] = []
  guard let copy = StringCatalog.reading(xcstrings: written, faults: &again) else {
    fatalError("what was written is no catalog: \(again)")
  }
  if faults.isEmpty, !again.isEmpty { fatalError("what was written has a fault: \(again)") }
  if copy.xcstrings() != written { fatalError("written otherwise the second time") }
  for language in catalog.languages {
    _ = catalog.strings(language: language)
    let rules = catalog.stringsdict(language: language)
    if let first = read(rules, language).first { fatalError("rules with a fault: \(first)") }
  }
  return 0
}

private func read(_ rules: [UInt8], _ language: String) -> [CatalogError] {
  var faults: [CatalogError] = []
  _ = StringCatalog.reading(stringsdict: rules, language: language, faults: &faults)
  return faults
}

private func show(_ faults: [CatalogError]) {
  for fault in faults where fault.description.isEmpty { fatalError("a fault without words") }
}
