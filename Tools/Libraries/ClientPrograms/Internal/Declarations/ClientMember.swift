import APIComparison
import Foundation
import PublicAPI

/// A member as a client declares it, to conform to a protocol or to override a class's.
struct ClientMember: Sendable {
  let declaration: Declaration
  /// The declaration's types as the client names them.
  let resolve: @Sendable (TypeExpression) -> TypeExpression
  /// The modifiers in front of the keyword, each with a space behind it.
  let modifiers: String
  /// What stands in the place of `self` in the bodies, such as `super`, or nil for bodies that never return.
  let forwarding: String?
  /// What bodies that never return do first, with a space behind it.
  let opening: String

  /// A member that does what `declaration` says, whose types the client names as `resolve` says.
  ///
  /// It stands behind `modifiers`, each with a space behind it. Its bodies do `opening` first, which has a space behind
  /// it, too, and then call `forwarding` in the place of `self`, such as `super`, or never return.
  init(
    declaration: Declaration, resolve: @escaping @Sendable (TypeExpression) -> TypeExpression,
    modifiers: String, forwarding: String?, opening: String = ""
  ) {
    self.declaration = declaration
    self.resolve = resolve
    self.modifiers = modifiers
    self.forwarding = forwarding
    self.opening = opening
  }

  private var endless: String { "\(opening)fatalError()" }

  private var result: TypeExpression { declaration.type.map(resolve) ?? .void }

  /// Whether it is a function without a result.
  private var isProcedure: Bool { declaration.kind == .function && result == .void }

  /// The member's source.
  var source: String {
    switch declaration.kind {
    case .function, .initializer: callBody.isEmpty ? "\(head) {}" : "\(head) { \(callBody) }"
    case .subscript: "\(head) \(accessorBlock(place: forwarding.map { "\($0)[\(argumentNames)]" }))"
    default: "\(head) \(accessorBlock(place: forwarding.map { "\($0).\(declaration.name.asMember)" }))"
    }
  }

  /// The member without its body.
  var head: String {
    let name = declaration.name.asMember
    let generics =
      declaration.generics.isEmpty
      ? "" : "<\(declaration.generics.map(\.description).joined(separator: ", "))>"
    let parameters = "(\(declaration.clientParameters(resolve).joined(separator: ", ")))"
    let whereClause = declaration.requirements.whereClause(resolve)
    let arrow = isProcedure ? "" : " -> \(result)"
    return switch declaration.kind {
    case .initializer:
      "\(modifiers)init\(declaration.failability.rawValue)\(generics)\(parameters)\(effects)\(whereClause)"
    case .subscript: "\(modifiers)subscript\(generics)\(parameters) -> \(result)\(whereClause)"
    case .function:
      "\(modifiers)func \(name)\(declaration.isOperator ? " " : "")\(generics)\(parameters)\(effects)\(arrow)\(whereClause)"
    default: "\(modifiers)var \(name): \(result)"
    }
  }

  private var effects: String { declaration.effects.mapped(resolve).clause }

  private var callBody: String {
    guard let forwarding else {
      // Nothing has to be returned, or there is nothing to return it with.
      return isProcedure ? opening.trimmingCharacters(in: [";", " "]) : endless
    }
    let name = declaration.kind == .initializer ? "init" : declaration.name.asMember
    let call = "\(declaration.effects.prefix(mustAwait: false))\(forwarding).\(name)(\(argumentNames))"
    return declaration.kind == .initializer || isProcedure ? call : "return \(call)"
  }

  private func accessorBlock(place: String?) -> String {
    let accessors = declaration.accessors ?? []
    let effects = accessors.getterEffects.mapped(resolve)
    let read = place.map { "return \(effects.prefix(mustAwait: false))\($0)" } ?? endless
    let getter = "\(accessors.contains(.mutatingGetter) ? "mutating " : "")get\(effects.clause) { \(read) }"
    guard accessors.contains(.setter) else {
      return getter.hasPrefix("get {") ? "{ \(read) }" : "{ \(getter) }"
    }
    let write = place.map { "\($0) = newValue" } ?? opening
    let setter = accessors.contains(.nonmutatingSetter) ? "nonmutating set" : "set"
    return "{ \(getter) \(setter) { \(write) } }"
  }

  /// The arguments that pass the member's own parameters on.
  private var argumentNames: String {
    declaration.forwardedArguments.joined(separator: ", ")
  }
}
