import Lookup
import Surfaces

/// A member as a client declares it, to conform to a protocol or to override a class's.
struct ClientMember {
  let declaration: Declaration
  /// The declaration's types as the client names them.
  let resolve: (TypeExpression) -> TypeExpression
  /// The modifiers in front of the keyword, each with a space behind it.
  let modifiers: String
  /// What stands in the place of `self` in the bodies, such as `super`, or nil for bodies that never return.
  let forwarding: String?
  /// What bodies that never return do first, with a space behind it.
  var opening = ""

  private var endless: String { "\(opening)while true {}" }

  /// The member's source.
  var source: String {
    switch declaration.kind {
    case .function, .initializer: "\(head) { \(callBody) }"
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
    let whereClause = ClientMember.whereClause(declaration.requirements, resolve)
    let result = declaration.type.map(resolve) ?? .void
    return switch declaration.kind {
    case .initializer:
      "\(modifiers)init\(declaration.failability.rawValue)\(generics)\(parameters)\(effects)\(whereClause)"
    case .subscript: "\(modifiers)subscript\(generics)\(parameters) -> \(result)\(whereClause)"
    case .function:
      "\(modifiers)func \(name)\(declaration.isOperator ? " " : "")\(generics)\(parameters)\(effects) -> \(result)\(whereClause)"
    default: "\(modifiers)var \(name): \(result)"
    }
  }

  private var effects: String { declaration.effects.mapped(resolve).clause }

  private var callBody: String {
    guard let forwarding else { return endless }
    let name = declaration.kind == .initializer ? "init" : declaration.name.asMember
    let call = "\(declaration.effects.prefix(mustAwait: false))\(forwarding).\(name)(\(argumentNames))"
    return declaration.kind == .initializer ? call : "return \(call)"
  }

  private func accessorBlock(place: String?) -> String {
    let accessors = declaration.accessors ?? []
    let effects = accessors.getterEffects.mapped(resolve)
    let read = place.map { "return \(effects.prefix(mustAwait: false))\($0)" } ?? endless
    let getter = "\(accessors.contains(.mutatingGetter) ? "mutating " : "")get\(effects.clause) { \(read) }"
    guard accessors.contains(.setter) else { return "{ \(getter) }" }
    let write = place.map { "\($0) = newValue" } ?? opening
    let setter = accessors.contains(.nonmutatingSetter) ? "nonmutating set" : "set"
    return "{ \(getter) \(setter) { \(write) } }"
  }

  /// The arguments that pass the member's own parameters on.
  private var argumentNames: String {
    declaration.forwardedArguments.joined(separator: ", ")
  }

  static func whereClause(
    _ requirements: [GenericRequirement], _ resolve: (TypeExpression) -> TypeExpression
  ) -> String {
    let names = requirements.flatMap(\.subjects).compactMap { subject in
      if case .named(let path) = subject { path.first?.name } else { nil }
    }
    let texts = requirements.map { requirement in
      // A parameter `Error` hides the protocol.
      guard case .conformance(let subject, .named(let path)) = requirement, path.count == 1,
        path[0].arguments.isEmpty, names.contains(path[0].name)
      else { return requirement.mapped(resolve).description }
      return "\(resolve(subject)): Swift.\(path[0].name)"
    }
    return texts.isEmpty ? "" : " where " + texts.joined(separator: ", ")
  }
}

extension Declaration {
  /// The parameters with names for a client's own body.
  func clientParameters(_ resolve: (TypeExpression) -> TypeExpression) -> [String] {
    (parameters ?? []).enumerated().map { index, parameter in
      let label = isOperator ? "" : parameter.label.map { "\($0) " } ?? (kind == .subscript ? "" : "_ ")
      return "\(label)value\(index): \(resolve(parameter.type))\(parameter.isVariadic ? "..." : "")"
    }
  }

  /// The arguments that pass those parameters on.
  var forwardedArguments: [String] {
    (parameters ?? []).enumerated().map { index, parameter in
      let name =
        parameter.type.has(.inout)
        ? "&value\(index)" : parameter.type.has(.autoclosure) ? "value\(index)()" : "value\(index)"
      return parameter.label.map { "\($0): \(name)" } ?? name
    }
  }
}
