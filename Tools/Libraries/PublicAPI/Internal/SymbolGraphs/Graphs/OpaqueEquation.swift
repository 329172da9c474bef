/// A same-type constraint on an associated type of an opaque parameter.
struct OpaqueEquation {
  /// The opaque type as constraints name it, such as `(some Sequence)`.
  let opaque: String
  /// The name of the associated type.
  let name: String
  let type: TypeExpression
  /// The index among the function's generic parameters, where named ones come first; nil if the symbol does not tell.
  let position: Int?
}

extension Symbol {
  /// The same-type constraints on opaque parameters, without those between two of them.
  var opaqueEquations: [OpaqueEquation] {
    let equations = constraints.filter { $0.kind == "sameType" }.map(\.requirement)
    // The mangled name has the same constraints in the same order, with indices for the parameters.
    let numbers = usr.matches(of: /Q(z|y(d_)?([0-9]*)_)Rs|Rt(z|(d_)?([0-9]*)_)/).map { match in
      let parts = match.output
      if (parts.1 ?? parts.4) == "z" { return 0 }
      let isInType = (parts.2 ?? parts.5) != nil
      return (isInType ? 0 : 1) + ((parts.3 ?? parts.6).flatMap { Int($0) }.map { $0 + 1 } ?? 0)
    }
    return equations.enumerated().compactMap { index, requirement in
      guard case .sameType(let left, let right) = requirement else { return nil }
      let sides = [(left, right), (right, left)].compactMap { member, type in
        member.opaqueMember.map { (opaque: $0, name: $1, type: type) }
      }
      guard sides.count == 1 else { return nil }
      return OpaqueEquation(
        opaque: sides[0].opaque, name: sides[0].name, type: sides[0].type,
        position: numbers.count == equations.count ? numbers[index] : nil)
    }
  }
}

extension TypeExpression {
  /// The two names in `(some P).Name`; nil for any other type.
  fileprivate var opaqueMember: (String, String)? {
    guard case .named(let path) = self, path.count == 2, path[0].name.hasPrefix("(some ") else { return nil }
    return (path[0].name, path[1].name)
  }
}
