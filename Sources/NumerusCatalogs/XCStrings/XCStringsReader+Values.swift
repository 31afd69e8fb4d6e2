internal import NumerusJSON

extension XCStringsReader {
  typealias Variation = StringCatalog.Variation

  mutating func localization(
    _ language: String, _ object: JSONObject
  ) -> StringCatalog.Localization {
    var result = StringCatalog.Localization(language: language, value: nil)
    for (member, isLast) in object.membersKnowingLast {
      enter(member)
      defer { leave() }
      switch member.key {
      case "stringUnit" where isLast, "variations" where isLast:
        value(member, into: &result.value, rest: &result.unknownFields)
      case "substitutions" where isLast:
        guard let object = member.value.object, !object.members.isEmpty else {
          if member.value.object == nil { _ = self.object(member.value) }
          result.unknownFields.add(member)
          continue
        }
        for member in object.members {
          enter(member)
          if let substitution = substitution(member) { result.substitutions.append(substitution) }
          leave()
        }
      case "stringSet" where isLast: stringSet(member, into: &result)
      default: result.unknownFields.add(member)
      }
    }
    return result
  }

  private mutating func substitution(
    _ member: JSONObject.Member
  ) -> StringCatalog.Substitution? {
    guard let object = object(member.value) else { return nil }
    var result = StringCatalog.Substitution(name: member.key, value: nil)
    for (member, isLast) in object.membersKnowingLast {
      enter(member)
      defer { leave() }
      switch member.key {
      case "argNum" where isLast:
        // A number that is written otherwise than it would be again stays as it is.
        if let number = member.value.integer, member.value == .number(number) {
          result.argumentNumber = number
        } else {
          wrong(member.value, "a whole number", keptIn: &result.unknownFields, member)
        }
      case "formatSpecifier" where isLast:
        result.formatSpecifier = member.value.string
        if result.formatSpecifier == nil {
          wrong(member.value, "a string", keptIn: &result.unknownFields, member)
        }
      case "stringUnit" where isLast, "variations" where isLast:
        value(member, into: &result.value, rest: &result.unknownFields)
      default: result.unknownFields.add(member)
      }
    }
    return result
  }

  private mutating func stringSet(
    _ member: JSONObject.Member, into result: inout StringCatalog.Localization
  ) {
    guard let object = member.value.object, let values = object["values"]?.array,
      values.allSatisfy({ $0.string != nil })
    else {
      return wrong(
        member.value, "an object with an array of strings", keptIn: &result.unknownFields, member)
    }
    var set = StringCatalog.StringSet(values.compactMap(\.string), state: "")
    for (member, isLast) in object.membersKnowingLast {
      switch (member.key, member.value) {
      case ("values", _) where isLast: break
      case ("state", .string(let state)) where isLast: set.state = state
      default: set.unknownFields.add(member)
      }
    }
    result.stringSet = set
  }

  /// Takes a `stringUnit` or `variations` for the value; where there is one, variations count, and the
  /// other is kept.
  private mutating func value(
    _ member: JSONObject.Member, into value: inout Variation?, rest: inout UnknownFields
  ) {
    if member.key == "stringUnit" {
      guard let unit = unit(member, rest: &rest) else { return }
      // Variations came before.
      if value == nil { value = .unit(unit) } else { rest.add(member) }
      return
    }
    guard let object = member.value.object else {
      return wrong(member.value, "an object", keptIn: &rest, member)
    }
    guard let varied = variations(object, rest: &rest) else { return }
    if case .unit(let unit) = value {
      rest.members.append(
        UnknownFields.Member(
          key: "stringUnit",
          json: JSONWriter.text(of: .object(XCStringsWriter.json(unit)))))
    }
    value = varied
  }

  /// The first kind of variation; others are kept as a `variations` of their own.
  private mutating func variations(
    _ object: JSONObject, rest: inout UnknownFields
  ) -> Variation? {
    var result: Variation?
    var others: [JSONObject.Member] = []
    for (member, isLast) in object.membersKnowingLast {
      enter(member)
      defer { leave() }
      let make: ([Variation.Case]) -> Variation
      switch member.key {
      case "plural": make = { .plural($0) }
      case "device": make = { .device($0) }
      case "width": make = { .width($0) }
      default:
        others.append(member)
        continue
      }
      guard isLast, result == nil else {
        others.append(member)
        continue
      }
      guard let cases = member.value.object else {
        log.add(path, member.offset, expected: "an object", found: member.value.kindName)
        others.append(member)
        continue
      }
      result = make(self.cases(cases))
    }
    if !others.isEmpty || result == nil {
      let member = JSONObject.Member(key: "variations", value: .object(JSONObject(others)))
      rest.add(member)
    }
    return result
  }

  private mutating func cases(_ object: JSONObject) -> [Variation.Case] {
    var result: [Variation.Case] = []
    for member in object.members {
      enter(member)
      defer { leave() }
      guard let object = self.object(member.value) else { continue }
      var value: Variation?
      var rest = UnknownFields.none
      for (member, isLast) in object.membersKnowingLast {
        enter(member)
        if isLast, member.key == "stringUnit" || member.key == "variations" {
          self.value(member, into: &value, rest: &rest)
        } else {
          rest.add(member)
        }
        leave()
      }
      guard let value else {
        log.add(
          path, member.offset, expected: "\"stringUnit\" or \"variations\"", found: "neither")
        continue
      }
      var made = Variation.Case(name: member.key, value: value)
      made.unknownFields = rest
      result.append(made)
    }
    return result
  }

  private mutating func unit(
    _ member: JSONObject.Member, rest: inout UnknownFields
  ) -> StringCatalog.StringUnit? {
    guard let object = member.value.object else {
      wrong(member.value, "an object", keptIn: &rest, member)
      return nil
    }
    guard let text = object["value"]?.string else {
      log.add(
        path, member.offset, expected: "a string \"value\"",
        found: object["value"]?.kindName ?? "none")
      rest.add(member)
      return nil
    }
    var unit = StringCatalog.StringUnit(text, state: "")
    for (member, isLast) in object.membersKnowingLast {
      switch (member.key, member.value) {
      case ("value", _) where isLast: break
      case ("state", .string(let state)) where isLast: unit.state = state
      case ("state", _) where isLast:
        enter(member)
        wrong(member.value, "a string", keptIn: &unit.unknownFields, member)
        leave()
      default: unit.unknownFields.add(member)
      }
    }
    return unit
  }
}
