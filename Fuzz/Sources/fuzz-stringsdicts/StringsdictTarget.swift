import NumerusCatalogs

/// A `.stringsdict` file of any bytes: faults; or rules that are written and read without any.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStringsdict(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var faults: [CatalogError] = []
  let found = StringCatalog.reading(stringsdict: bytes, language: "x", faults: &faults)
  for fault in faults where fault.description.isEmpty { fatalError("a fault without words") }
  guard let catalog = found else {
    if faults.isEmpty { fatalError("neither rules nor a fault") }
    return 0
  }
  let written = catalog.stringsdict(language: "x")
  var again: [CatalogError] = []
  let copy = StringCatalog.reading(stringsdict: written, language: "x", faults: &again)
  if let first = again.first { fatalError("what was written has a fault: \(first)") }
  guard let copy, copy.stringsdict(language: "x") == written else {
    fatalError("written otherwise the second time")
  }
  var merged = catalog
  merged.merge(copy)
  _ = merged.xcstrings()
  return 0
}
