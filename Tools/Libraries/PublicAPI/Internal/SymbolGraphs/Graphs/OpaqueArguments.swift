/// Adds to opaque types the arguments that same-type constraints give them, one opaque type after the other.
struct OpaqueArguments {
  let equations: [OpaqueEquation]
  /// The names of the primary associated types of each protocol.
  let primary: [String: [String]]
  /// The index of the next opaque type among the function's generic parameters.
  ///
  /// An opaque type comes before those in its arguments.
  var position: Int

  /// The type with arguments for all of its opaque parts.
  mutating func added(to type: TypeExpression) -> TypeExpression {
    type.mapped { part in
      if case .some(let constraint) = part { opaque(constraint) } else { part }
    }
  }

  private mutating func opaque(_ constraint: TypeExpression) -> TypeExpression {
    let own = position
    position += 1
    guard case .named(let path) = constraint, path.allSatisfy(\.arguments.isEmpty), let last = path.last
    else { return .some(constraint) }
    let said = equations.filter {
      $0.opaque == "(\(TypeExpression.some(constraint)))" && ($0.position == nil || $0.position == own)
    }
    let values = Dictionary(grouping: said, by: \.name)
    let names = primary[constraint.description] ?? (values.count == 1 ? Array(values.keys) : [])
    // If two opaque parameters are spelled alike, nobody knows which of two different types belongs to which.
    guard !names.isEmpty, Set(names) == Set(values.keys), values.values.allSatisfy({ $0.count == 1 }) else {
      return .some(constraint)
    }
    var arguments: [TypeExpression] = []
    for case let value? in names.map({ values[$0]?.first }) { arguments.append(added(to: value.type)) }
    return .some(.named(path.dropLast() + [TypeName(last.name, arguments: arguments)]))
  }
}
