// The one import of an application: it brings the libraries whose names a user writes.
@_exported public import NumerusCatalogs
@_exported public import NumerusFormatting
@_exported public import NumerusFoundation
@_exported public import NumerusLocales
@_exported public import NumerusLocalization
@_exported public import NumerusMessages
@_exported public import NumerusPluralCompiler
@_exported public import NumerusPlurals
