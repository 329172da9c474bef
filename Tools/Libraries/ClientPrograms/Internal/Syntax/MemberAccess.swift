import APIComparison
import PublicAPI

/// One way in which a client reaches a declaration.
struct MemberAccess {
  let receiver: Receiver
  let access: ClientFunction.Access
  /// The client's isolation, with a space behind it.
  let isolation: String
  /// What stands in front of the declaration's name, with its dot.
  let prefix: String
  /// What stands in front of an initializer's or a subscript's brackets.
  let base: String
  /// Whether the client is isolated elsewhere and has to wait.
  let mustAwait: Bool

  /// The ways to use `declaration`; an actor's members have two, from inside and from outside.
  static func ways(to declaration: Declaration, isWriting: Bool = false, in scope: ClientScope)
    -> [MemberAccess]
  {
    let receiver = Receiver(of: declaration, in: scope)
    var own = ways(to: declaration, through: receiver, isWriting: isWriting, in: scope)
    // What is found by its name alone is found in the same way with a dot and without. An extension of a generic type
    // takes what the type asks of its parameters for granted.
    if scope.isGone(declaration), scope.isThorough, receiver.generics.parameters.isEmpty {
      own += own.compactMap { $0.unqualified(for: declaration, in: scope) }
    }
    // What is of the class may come to be of the subclass that it is asked of.
    let mayFollow =
      scope.isTouched(declaration) && declaration.type?.innermost.path == declaration.contextPath
    guard mayFollow || declaration.type?.mentions("Self") == true,
      let subclass = Receiver(anySubclassAround: declaration, in: scope)
    else { return own }
    return own + ways(to: declaration, through: subclass, isWriting: isWriting, in: scope)
  }

  /// A client that reaches the declaration in this way in its `body`.
  func client(
    _ body: [String], parameters: [String] = [], effects: Set<Effect> = [], isAsync: Bool = false
  ) -> String {
    ClientFunction(
      receiver: receiver, access: access, isolation: isolation, parameters: parameters,
      effects: effects.declared(mustAwait: mustAwait || isAsync, in: receiver.generics), body: body
    ).source
  }

  /// The client that makes `use` of a value, for which it takes `parameters` besides.
  func client(
    _ use: ValueUse, parameters: [String], effects: Set<Effect> = [], isAsync: Bool = false
  ) -> ClientSource {
    use.source { client($0, parameters: parameters + $1, effects: effects, isAsync: isAsync) }
  }

  private static func ways(
    to declaration: Declaration, through receiver: Receiver, isWriting: Bool, in scope: ClientScope
  ) -> [MemberAccess] {
    let isolation = scope.isolation(of: declaration)
    func way(_ access: ClientFunction.Access, base: String, mustAwait: Bool = false) -> MemberAccess {
      MemberAccess(
        receiver: receiver, access: access, isolation: isolation, prefix: base.isEmpty ? "" : base + ".",
        base: base, mustAwait: mustAwait)
    }
    if receiver.kind == .module { return [way(.none, base: "")] }
    if !declaration.modifiers.isDisjoint(with: [.static, .class]) {
      return [way(.none, base: receiver.metatype)]
    }
    let isActor =
      receiver.kind == .actor
      || scope.names.type(at: declaration.context)?.inheritance.contains(.named([TypeName("Actor")])) ?? false
    if isActor, isolation.isEmpty, !declaration.modifiers.contains(.nonisolated) {
      let inside = way(.isolated, base: "it")
      return isWriting ? [inside] : [inside, way(.constant, base: "it", mustAwait: true)]
    }
    return [way(access(to: declaration, through: receiver, isWriting: isWriting), base: receiver.instance)]
  }

  /// This way and the same from the global actors on which alone constants can be named that `parameters` take.
  func ways(toWriteOut parameters: [Parameter], in scope: ClientScope) -> [MemberAccess] {
    [self] + scope.actorsOfConstants(taken: parameters).compactMap(from)
  }

  /// The same from a global `actor`, for what is isolated to nothing.
  func from(_ actor: String) -> MemberAccess? {
    guard isolation.isEmpty, access != .isolated, !mustAwait else { return nil }
    return MemberAccess(
      receiver: receiver, access: access, isolation: actor, prefix: prefix, base: base, mustAwait: false)
  }

  /// The same from an extension of the type, which does not say of what `declaration` is a member.
  private func unqualified(for declaration: Declaration, in scope: ClientScope) -> MemberAccess? {
    guard receiver.kind == .value || receiver.kind == .reference, access == .constant || access == .mutable,
      declaration.kind != .subscript
    else { return nil }
    return MemberAccess(
      receiver: Receiver(insideOfTypeAround: declaration, in: scope), access: access, isolation: isolation,
      prefix: "", base: "self", mustAwait: mustAwait)
  }

  private static func access(
    to declaration: Declaration, through receiver: Receiver, isWriting: Bool
  ) -> ClientFunction.Access {
    if receiver.kind == .reference { return .constant }
    let accessors = declaration.accessors ?? []
    if declaration.modifiers.contains(.mutating) || accessors.contains(.mutatingGetter) { return .mutable }
    if isWriting, !accessors.contains(.nonmutatingSetter) { return .mutable }
    return declaration.modifiers.contains(.consuming) ? .consumed : .constant
  }
}

extension Set<Effect> {
  /// The effects of a call whose throwing arguments are all values, evaluated in the client, that do not throw.
  func withoutRethrowing(in parameters: [Parameter]) -> Set<Effect> {
    let isQuiet = parameters.allSatisfy { parameter in
      parameter.type.has(.autoclosure)
        || !parameter.type.description.contains("throws")
    }
    return isQuiet ? subtracting([.rethrows]) : self
  }
}
