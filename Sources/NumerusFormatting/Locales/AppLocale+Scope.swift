public import NumerusLocales

extension AppLocale {
  /// What a task has instead of the process's state.
  struct Scope: Sendable {
    /// Nil is the process's.
    let policy: Policy?
    let answer: Answer
  }

  @TaskLocal static var scope: Scope?

  /// What holds here and now.
  static var answer: Answer { scope?.answer ?? state }

  private static func scope(_ choice: State.Choice, _ policy: Policy?) -> Scope {
    let policy = policy ?? scope?.policy
    return Scope(
      policy: policy, answer: Answer(State(policy: policy ?? self.policy, choice: choice)))
  }

  /// Runs an operation with a locale of its own; tasks that it starts have it too, other tasks do
  /// not.
  public static func with<R>(
    _ locale: LocaleID, policy: Policy? = nil, operation: () throws -> R
  ) rethrows -> R {
    try $scope.withValue(scope(.fixed(locale), policy), operation: operation)
  }

  /// Runs an operation with a locale of its own; tasks that it starts have it too, other tasks do
  /// not.
  public static func with<R>(
    _ locale: LocaleID, policy: Policy? = nil, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await $scope.withValue(
      scope(.fixed(locale), policy), operation: operation, isolation: isolation)
  }

  /// Runs an operation under preferences of its own, as for one request of a server.
  ///
  ///     AppLocale.with(preferred: ["ja", "en-AU"]) { AppLocale.current }      // en-US
  ///
  /// They are resolved once, at the beginning. Tasks that the operation starts have them too,
  /// detached and other tasks do not. Scopes nest: the innermost holds.
  ///
  /// - Parameters:
  ///   - preferred: the most wanted first.
  ///   - twentyFourHour: as for ``resolve(preferred:twentyFourHour:)-([String],_)``.
  ///   - policy: nil is the one that holds around the call.
  ///   - operation: what is run.
  public static func with<R>(
    preferred: [String], twentyFourHour: Bool? = nil, policy: Policy? = nil,
    operation: () throws -> R
  ) rethrows -> R {
    let choice = State.Choice.preferred(Preferences(preferred), twentyFourHour: twentyFourHour)
    return try $scope.withValue(scope(choice, policy), operation: operation)
  }

  /// Runs an operation under preferences of its own, as for one request of a server.
  public static func with<R>(
    preferred: [String], twentyFourHour: Bool? = nil, policy: Policy? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
  ) async rethrows -> R {
    let choice = State.Choice.preferred(Preferences(preferred), twentyFourHour: twentyFourHour)
    return try await $scope.withValue(
      scope(choice, policy), operation: operation, isolation: isolation)
  }

  /// Runs an operation under preferences of its own, as for one request of a server.
  @_disfavoredOverload
  public static func with<R>(
    preferred: [LocaleID], twentyFourHour: Bool? = nil, policy: Policy? = nil,
    operation: () throws -> R
  ) rethrows -> R {
    let choice = State.Choice.preferred(Preferences(preferred), twentyFourHour: twentyFourHour)
    return try $scope.withValue(scope(choice, policy), operation: operation)
  }

  /// Runs an operation under preferences of its own, as for one request of a server.
  @_disfavoredOverload
  public static func with<R>(
    preferred: [LocaleID], twentyFourHour: Bool? = nil, policy: Policy? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
  ) async rethrows -> R {
    let choice = State.Choice.preferred(Preferences(preferred), twentyFourHour: twentyFourHour)
    return try await $scope.withValue(
      scope(choice, policy), operation: operation, isolation: isolation)
  }

  /// Runs an operation under the preferences of an `Accept-Language` header.
  public static func with<R>(
    preferred header: AcceptLanguage, twentyFourHour: Bool? = nil, policy: Policy? = nil,
    operation: () throws -> R
  ) rethrows -> R {
    let choice = State.Choice.preferred(Preferences(header), twentyFourHour: twentyFourHour)
    return try $scope.withValue(scope(choice, policy), operation: operation)
  }

  /// Runs an operation under the preferences of an `Accept-Language` header.
  public static func with<R>(
    preferred header: AcceptLanguage, twentyFourHour: Bool? = nil, policy: Policy? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
  ) async rethrows -> R {
    let choice = State.Choice.preferred(Preferences(header), twentyFourHour: twentyFourHour)
    return try await $scope.withValue(
      scope(choice, policy), operation: operation, isolation: isolation)
  }
}
