import NumerusCatalogs
import NumerusLocales
import NumerusMessages
import Synchronization

/// Models of catalogs, as readers of files make them.
typealias Variation = StringCatalog.Variation
typealias Substitution = StringCatalog.Substitution

func unit(_ text: String) -> Variation { .unit(StringCatalog.StringUnit(text)) }

func cases(_ values: KeyValuePairs<String, Variation>) -> [Variation.Case] {
  values.map { Variation.Case(name: $0.key, value: $0.value) }
}

func plural(_ forms: KeyValuePairs<String, String>) -> Variation {
  .plural(forms.map { Variation.Case(name: $0.key, value: unit($0.value)) })
}

func message(
  _ value: Variation, _ language: LocaleID, key: String? = nil,
  substitutions: [Substitution] = [], options: MessageOptions = MessageOptions()
) -> CompiledMessage {
  let localization = StringCatalog.Localization(
    language: language.identifier, value: value, substitutions: substitutions)
  guard
    let message = CompiledMessage(localization, key: key, language: language, options: options)
  else { return CompiledMessage("no value", language: language) }
  return message
}

/// Renders in a locale, and tells the faults.
func rendered(
  _ message: CompiledMessage, _ arguments: [MessageArgument], _ locale: LocaleID = "en"
) -> (text: String, faults: [MessageFault]) {
  let faults = Faults()
  let context = MessageContext(locale: locale, onFault: { faults.append($0) })
  let text = message.render(arguments, in: context)
  return (text, faults.all)
}

/// The text of a string in English, with no fault.
func shown(_ text: String, _ arguments: MessageArgument...) -> String {
  let (text, faults) = rendered(CompiledMessage(text, language: "en"), arguments)
  return faults.isEmpty ? text : "\(text) \(faults)"
}

final class Faults: Sendable {
  private let list = Mutex<[MessageFault]>([])

  func append(_ fault: MessageFault) { list.withLock { $0.append(fault) } }
  var all: [MessageFault] { list.withLock { $0 } }
}
