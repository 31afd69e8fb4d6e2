import NumerusMessages
import Testing
