import APIComparison
import PublicAPI

/// A place in a client where something is called.
struct CallSite {
  let function: Declaration
  let way: MemberAccess
  let callee: String
  let scope: ClientScope

  var generics: ClientGenerics { way.receiver.generics }

  /// The type of the call's value.
  private var type: TypeExpression {
    guard function.kind == .initializer else { return generics.resolved(function.type ?? .void) }
    let made = way.receiver.kind == .foreign ? TypeExpression.named([TypeName("Self")]) : way.receiver.type
    return function.failability == .optional ? .optional(made) : made
  }

  var effects: Set<Effect> { function.effects.withoutRethrowing(in: function.parameters ?? []) }

  func arguments(_ selection: ClientArguments.Selection) -> ClientArguments {
    ClientArguments(for: function, selection, through: way.receiver, in: scope)
  }

  /// Calls and binds the result to its declared type.
  func binding(_ selection: ClientArguments.Selection, isAsync: Bool = false) -> String {
    source(arguments(selection), effects: effects, isAsync: isAsync) { .binding($0, as: type) }
  }

  /// Calls, and drops what that gives.
  func discarding(_ selection: ClientArguments.Selection) -> String {
    source(arguments(selection), effects: effects, isAsync: false) { ValueUse(body: ["_ = \($0)"]) }
  }

  /// Calls through a value that the caller only borrows.
  func borrowing() -> String {
    let arguments = arguments(.all)
    return ClientFunction(
      receiver: way.receiver.withCopyableArguments(borrowed: true), access: way.access,
      isolation: way.isolation, parameters: arguments.parameters,
      effects: effects.declared(mustAwait: false, in: generics),
      body: ["_ = \(effects.prefix(mustAwait: false))\(callee)\(arguments.list)"]
    ).source
  }

  /// Calls with functions that do not throw.
  func quietBinding() -> String {
    let arguments = ClientArguments(for: function, through: way.receiver, quiet: true, in: scope)
    let effects = function.effects.intersection([.async])
    return source(arguments, effects: effects, isAsync: false) { .binding($0, as: type) }
  }

  /// Calls with an argument at `index` whose evaluation does something.
  func evaluating(_ evaluation: Evaluation, at index: Int) -> String {
    let argument = generics.resolved(function.parameters?[index].type.evaluated ?? .void)
    let isKept = function.keepsErrors(at: index)
    let spelling = ArgumentSpelling.evaluating(evaluation, argument, at: index, isKept: isKept)
    let effects =
      evaluation == .throwing && !isKept
      ? function.effects.intersection([.async]).union([.throws(.anyError)]) : effects
    let arguments = arguments(.written([index: spelling]))
    return source(arguments, effects: effects, isAsync: evaluation == .waiting) { .binding($0, as: type) }
  }

  /// Calls, keeps the result without naming its type, and passes it where only the declared type is taken.
  func exact(_ selection: ClientArguments.Selection, isAsync: Bool = false) -> ClientSource {
    use(arguments(selection), effects: effects, isAsync: isAsync) { .exactly($0, as: type) }
  }

  /// Calls, be it `quiet`, with functions that do not throw, and handles the error as the type that the declaration names;
  /// nil where it names none.
  func handling(quiet: Bool = false) -> String? {
    guard case .throws(let failure) = function.effects.throwing, failure != .anyError, failure.isNameable
    else { return nil }
    let arguments = ClientArguments(for: function, through: way.receiver, quiet: quiet, in: scope)
    let expression = function.effects.prefix(mustAwait: way.mustAwait) + callee + arguments.list
    let use = ValueUse.handling(generics.resolved(failure), of: expression)
    return way.client(
      use.body, parameters: arguments.parameters, effects: function.effects.intersection([.async]))
  }

  /// Calls, and catches an error by its case, where nothing says which errors may come.
  func catching() -> [String] {
    guard scope.isThorough else { return [] }
    return scope.errorCases(from: function).map { error in
      source(arguments(.all), effects: effects, isAsync: false) { .catching(error, from: $0) }
    }
  }

  /// Calls from an actor, and sends on what the call has given, and what it was asked of: both stay on the actor as soon
  /// as the function runs where its caller does.
  func sendingOn() -> [String] {
    let arguments = arguments(.all)
    let given = source(arguments, effects: effects, isAsync: false) {
      .binding($0, as: .attributed([.sending], type))
    }
    guard way.access == .constant, way.receiver.kind != .foreign else { return [given] }
    let call = effects.prefix(mustAwait: false) + callee + arguments.list
    let sending = ValueUse.binding("it", as: .attributed([.sending], way.receiver.type))
    let asked = ClientFunction(
      receiver: way.receiver, isolation: way.isolation,
      parameters: ["_ make: () -> sending \(way.receiver.type)"] + arguments.parameters,
      effects: effects.declared(mustAwait: false, in: generics),
      body: ["let it = make()", "_ = \(call)"] + sending.body
    ).source
    return [given, asked]
  }

  /// Calls and keeps the result without naming its type, or nil where the result is none.
  func inferring() -> ClientSource? {
    if function.kind == .initializer, function.failability != .optional { return nil }
    let requirements = generics.requirements
    if scope.names.isNoncopyable(type, given: requirements, from: function.context) { return nil }
    if type.isOpaque { return ClientSource(replacing()) }
    if ValueUse.inferring("", as: type, in: scope.names) == nil { return nil }
    return use(arguments(.all), effects: effects, isAsync: false) {
      ValueUse.inferring($0, as: type, in: scope.names) ?? .binding($0, as: type)
    }
  }

  /// Calls, and puts what a call with fewer arguments gives in the place of a result whose type has no name.
  private func replacing() -> String {
    let (all, few) = (arguments(.all), arguments(.required))
    let replacement = effects.prefix(mustAwait: way.mustAwait) + callee + few.list
    return source(all, effects: effects, isAsync: false) {
      ValueUse(body: ["var result = \($0)", "result = \(replacement)"])
    }
  }

  /// Calls, and calls what that gives, or nil where it is no function.
  func callingResult() -> String? {
    guard function.effects.throwing == nil, let value = FunctionValue(type, in: scope.names) else {
      return nil
    }
    let arguments = arguments(.all)
    return source(arguments, effects: function.effects.union(value.effects), isAsync: false) { _ in
      value.call(function.effects.prefix(mustAwait: way.mustAwait) + callee + arguments.list)
    }
  }

  /// Calls of what gives nothing, or never returns, as the last thing that the caller does.
  func givingNothing() -> String? {
    guard scope.isThorough else { return nil }
    let start: String
    switch function.type ?? .void {
    case .void: start = "return"
    case .named([TypeName("Never")]): start = "let result: Never ="
    default: return nil
    }
    return source(arguments(.all), effects: effects, isAsync: false) { ValueUse(body: ["\(start) \($0)"]) }
  }

  /// Calls of what gives nothing, as all that a closure does, with closures that drop what their one call gives; nil where
  /// it takes no such closure.
  func droppingResults() -> String? {
    let closures = (function.parameters ?? []).enumerated().compactMap { index, parameter in
      ArgumentSpelling.dropping(generics.resolved(parameter.type), at: index).map { (index, $0) }
    }
    guard function.type ?? .void == .void, !closures.isEmpty, scope.isThorough else { return nil }
    return source(
      arguments(.written(Dictionary(uniqueKeysWithValues: closures))), effects: effects, isAsync: false
    ) {
      let clause = effects.mapped(generics.resolved).clause
      return ValueUse(body: ["let work: ()\(clause) -> Void = { \($0) }", "_ = work"])
    }
  }

  /// Calls with the arguments written out in `list`, and binds the result to its type, or keeps it as `isExact` one.
  func source(arguments list: String, parameters: [String], effects: Set<Effect>, isExact: Bool = false)
    -> ClientSource
  {
    let expression = effects.prefix(mustAwait: way.mustAwait) + callee + list
    let use = isExact ? ValueUse.exactly(expression, as: type) : .binding(expression, as: type)
    return way.client(use, parameters: parameters, effects: effects)
  }

  private func source(
    _ arguments: ClientArguments, effects: Set<Effect>, isAsync: Bool, use: (String) -> ValueUse
  ) -> String {
    self.use(arguments, effects: effects, isAsync: isAsync, use).text
  }

  private func use(
    _ arguments: ClientArguments, effects: Set<Effect>, isAsync: Bool, _ use: (String) -> ValueUse
  ) -> ClientSource {
    // Where nothing that throws is passed, there is nothing to rethrow.
    let effects = arguments.mayThrow ? effects : effects.subtracting([.rethrows])
    let expression = effects.prefix(mustAwait: way.mustAwait) + callee + arguments.list
    return way.client(
      use(expression), parameters: arguments.parameters, effects: effects, isAsync: isAsync)
  }
}
