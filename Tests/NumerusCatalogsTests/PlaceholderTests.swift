import NumerusCatalogs
import Testing
