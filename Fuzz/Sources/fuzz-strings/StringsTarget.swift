import NumerusCatalogs

/// A `.strings` file of any bytes: faults; or strings that are written and read as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var faults: [CatalogError] = []
  guard let catalog = StringCatalog.reading(strings: bytes, language: "x", faults: &faults) else {
    if faults.isEmpty { fatalError("neither strings nor a fault") }
    return 0
  }
  for fault in faults where fault.description.isEmpty { fatalError("a fault without words") }
  let written = catalog.strings(language: "x")
  var again: [CatalogError] = []
  let copy = StringCatalog.reading(strings: written, language: "x", faults: &again)
  if let first = again.first { fatalError("what was written has a fault: \(first)") }
  guard let copy, copy.entries.map(\.localizations) == catalog.entries.map(\.localizations),
    copy.entries.map(\.key) == catalog.entries.map(\.key)
  else { fatalError("reads otherwise than it was written") }
  return 0
}
