import APIComparison
import PublicAPI

/// Clients that name a function and leave the call to others.
enum ReferenceUses {
  /// Passes `function` where a value of its exact type is taken, by its name alone and with its labels.
  static func drafts(of function: Declaration, through way: MemberAccess, in scope: ClientScope)
    -> [ClientDraft]
  {
    guard scope.isThorough, way.access != .mutable, !way.mustAwait,
      function.parameters?.contains(where: \.isVariadic) != true
    else { return [] }
    if let generic = function.generics.first {
      // The type of a function that is passed on says what its parameters stand for: whole numbers meet most constraints.
      guard case .type(let name) = generic, way.receiver.kind != .proto else { return [] }
      let known = function.replacing(name, with: .named([TypeName("Int")]))
      return MemberAccess.ways(to: known, in: scope).flatMap { drafts(of: known, through: $0, in: scope) }
    }
    let generics = way.receiver.generics
    let taken = (function.parameters ?? []).map { generics.resolved($0.type).description }
    let effects = function.effects.mapped(generics.resolved).clause
    let type = "\(way.isolation)(\(taken.joined(separator: ", ")))\(effects) -> \(result(of: function, way))"
    let name =
      function.kind == .initializer ? "\(way.base).init" : "\(way.prefix)\(function.name.asMember)"
    let labels = function.labelClause
    let takers =
      [type] + (function.effects.contains(.async) ? ["@escaping @isolated(any) \(type)"] : [])
    return takers.flatMap { type in
      (labels == "()" ? [name] : [name, name + labels]).map { name in
        let body = ["func take(_ function: \(type)) {}", "take(\(name))"]
        return ClientDraft(.call, way.client(body)).only(.functionValue)
      }
    }
  }

  private static func result(of function: Declaration, _ way: MemberAccess) -> String {
    guard function.kind == .initializer else {
      return way.receiver.generics.resolved(function.type ?? .void).description
    }
    return function.failability == .optional ? "(\(way.receiver.type))?" : way.receiver.type.description
  }
}
