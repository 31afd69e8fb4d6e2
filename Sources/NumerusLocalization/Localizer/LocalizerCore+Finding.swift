internal import Foundation
internal import NumerusFormatting
internal import NumerusLocales
internal import NumerusMessages

extension LocalizerCore {
  /// A string with what decides where it is looked for.
  struct Request {
    var value: MessageValue
    /// What is shown where there is no string; nil is the value itself.
    var defaultValue: MessageValue?
    var table: String?
  }

  /// The message of a key, and the step that had it.
  @inline(__always)
  func find(
    _ key: String, _ table: String?, _ answer: StoreAnswer
  ) -> (message: CompiledMessage, step: StoreIndex.Step)? {
    for step in answer.chain.steps(of: table) where fallback.contains(step.fallback) {
      if let message = step.slot.table.messages[key] { return (message, step) }
    }
    return nil
  }

  /// The text of a value, in a locale of its own or that of the language.
  func string(
    _ request: Request, in store: StringStore, context own: MessageContext? = nil
  ) -> String {
    let answer = answer(in: store)
    let context = own ?? answer.context
    guard let found = find(request.value.key, request.table, answer) else {
      return missing(request, answer, context)
    }
    // What is put into the text of another call's key is that call's values.
    let value = request.defaultValue.map { $0.keyed(request.value.key) } ?? request.value
    return render(value, found.message, context, request, found.step.slot.language)
  }

  private func missing(
    _ request: Request, _ answer: StoreAnswer, _ context: MessageContext
  ) -> String {
    let key = request.value.key
    LocalizationFault.report(
      .missing(key: key, table: request.table.name, language: answer.chain.language))
    let development = answer.store.index.developmentLanguage
    if let value = request.defaultValue, fallback.contains(.defaultValue) {
      let message = CompiledMessage(value.key, language: development)
      return render(value, message, context, request, development)
    }
    guard fallback.contains(.key) else { return "" }
    let known = answer.chain.steps(of: request.table).lazy.compactMap { $0.slot.table.keys?[key] }
    let message = known.first ?? CompiledMessage(key, language: development)
    return render(request.value, message, context, request, development)
  }

  @inline(__always)
  private func render(
    _ value: MessageValue, _ message: CompiledMessage, _ context: MessageContext,
    _ request: Request, _ language: LocaleID
  ) -> String {
    guard LocalizationFault.isHeard else { return value.render(with: message, in: context) }
    var context = context
    let (key, table) = (request.value.key, request.table.name)
    context.onFault = {
      LocalizationFault.report(.message($0, key: key, table: table, language: language))
    }
    return value.render(with: message, in: context)
  }
}

extension MessageValue {
  /// These arguments under another key.
  func keyed(_ key: String) -> MessageValue {
    isFormat ? MessageValue(key: key, arguments: arguments) : MessageValue(key)
  }
}

extension String? {
  /// The name of a table, as Foundation takes nil and the empty name.
  var name: String {
    guard let name = self, !name.isEmpty else { return "Localizable" }
    return name
  }
}
