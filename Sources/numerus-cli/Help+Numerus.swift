extension Help { static let numerus = "x\n"; static let plural = ""; static let pluralExamples = ""; static let pluralDiff = "" }
