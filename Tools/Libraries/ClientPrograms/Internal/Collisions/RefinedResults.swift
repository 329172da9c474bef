import APIComparison
import PublicAPI

/// What gives a value of a type that has more than the old one, and of that what stands in front of something older.
struct RefinedResults {
  let old: SurfaceIndex
  let new: SurfaceIndex
  let added: [Declaration]

  /// The declarations whose values have come to have an addition of a member that they had.
  var all: [(addition: Declaration, known: Declaration, member: Declaration)] {
    added.filter { $0.isNamedInExpressions && $0.isNamedAlone }.flatMap(hidden)
  }

  private func hidden(
    by addition: Declaration
  ) -> [(addition: Declaration, known: Declaration, member: Declaration)] {
    let same = (old.members[addition.contextPath] ?? []).filter {
      $0.title == addition.title && $0.kind == addition.kind
    }
    guard same.count == 1, let known = same.first, let before = known.type, let after = addition.type,
      before != after
    else { return [] }
    return members(of: before, hiddenBy: after).map { (addition, known, $0) }
  }

  private func members(of before: TypeExpression, hiddenBy after: TypeExpression) -> [Declaration] {
    let places = places(of: before, in: old)
    let additions = self.places(of: after, in: new).subtracting(places).flatMap { new.members[$0] ?? [] }
    if additions.isEmpty { return [] }
    return places.sorted().flatMap { old.members[$0] ?? [] }.filter { member in
      member.isInstanceMember
        && additions.contains { $0.name == member.name && $0.labelClause == member.labelClause }
    }
  }

  /// The types and protocols in which members of a value are found.
  private func places(of type: TypeExpression, in index: SurfaceIndex) -> Set<String> {
    let bounds: [TypeExpression]
    switch type {
    case .attributed(_, let inner): return places(of: inner, in: index)
    case .some(let constraint), .any(let constraint): bounds = constraint.members
    case .named: bounds = [type]
    default: return []
    }
    return bounds.compactMap(\.path).reduce(into: []) { places, path in
      places.formUnion([path] + index.superclasses(of: path))
      places.formUnion(index.protocols(of: path))
    }
  }
}

extension Declaration {
  /// Whether a value has it, and its types are the same whatever the value's own is.
  fileprivate var isInstanceMember: Bool {
    guard isNamedInExpressions, kind != .initializer, kind != .subscript, !isOperator, !isUnusable,
      modifiers.isDisjoint(with: [.static, .class, .mutating, .consuming]), generics.isEmpty
    else { return false }
    return !((parameters ?? []).map(\.type) + [type].compactMap(\.self)).contains { $0.mentions("Self") }
  }
}
