import APIComparison
import PublicAPI

/// Arguments that name a member by a dot, for which another overload's type has come to have one of the same name.
struct DottedArguments {
  let old: SurfaceIndex
  let added: [Declaration]

  /// Each new member, the overload that has been called with the older one, where, and that one.
  var all: [(addition: Declaration, known: Declaration, index: Int, member: Declaration)] {
    let additions = added.filter { $0.canFollowDot && old.types[$0.contextPath] != nil }
    if additions.isEmpty { return [] }
    let overloads = Dictionary(
      grouping: old.declarations.filter { $0.takesArguments && !$0.isUnusable && !$0.isOperator }
    ) { [$0.contextPath, $0.title] }
    .values.filter { $0.count > 1 }.sorted { $0[0].path < $1[0].path }
    return additions.flatMap { addition in
      overloads.flatMap { twins(of: addition, among: $0) }.map { (addition, $0, $1, $2) }
    }
  }

  private func twins(
    of addition: Declaration, among overloads: [Declaration]
  ) -> [(known: Declaration, index: Int, member: Declaration)] {
    overloads.flatMap { other in
      (other.parameters ?? []).indices.filter { other.takes(addition.contextPath, at: $0) }.flatMap { index in
        overloads.filter { !$0.takes(addition.contextPath, at: index) }.compactMap { known in
          guard let path = known.dottedType(at: index),
            let member = old.members[path]?.first(where: {
              $0.canFollowDot && $0.name == addition.name && $0.labelClause == addition.labelClause
            })
          else { return nil }
          return (known, index, member)
        }
      }
    }
  }
}

extension Declaration {
  /// Whether code that expects a value of the type around it names it by a dot.
  fileprivate var canFollowDot: Bool {
    if isUnusable || isOperator { return false }
    if kind == .enumerationCase { return true }
    let givesType = type?.path == contextPath || type?.path == "Self"
    return givesType && isNamedInExpressions && kind != .initializer && kind != .subscript
      && !modifiers.isDisjoint(with: [.static, .class]) && generics.isEmpty && effects.isEmpty
  }

  fileprivate func takes(_ path: String, at index: Int) -> Bool { dottedType(at: index) == path }

  /// The type whose members an argument at `index` names by a dot.
  fileprivate func dottedType(at index: Int) -> String? {
    guard let parameters, parameters.indices.contains(index) else { return nil }
    let type = parameters[index].type.unattributed
    if case .optional(let wrapped) = type { return wrapped.path }
    return type.path
  }
}
