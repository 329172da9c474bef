import Surfaces

extension Declaration {
  /// Gives `some Sequence` of a parameter the arguments that the compiler leaves out of what it prints: those that name
  /// generic parameters of the function itself, and that only the symbol's constraints say.
  ///
  /// `primary` has the names of the primary associated types of protocols, by the protocol.
  mutating func addOpaqueArguments(from symbol: Symbol, primary: [String: [String]]) {
    guard !generics.isEmpty, let parameters else { return }
    let equations = symbol.opaqueEquations
    let opaque = parameters.indices.filter { parameters[$0].type.opaqueConstraint != nil }
    for (order, index) in opaque.enumerated() {
      let type = parameters[index].type
      guard let constraint = type.opaqueConstraint, case .named(let path) = constraint,
        path.allSatisfy(\.arguments.isEmpty), let last = path.last
      else { continue }
      let said = equations.filter {
        $0.opaque == "(\(TypeExpression.some(constraint)))"
          && ($0.position == nil || $0.position == generics.count + order)
      }
      let values = Dictionary(grouping: said, by: \.name)
      let names = primary[constraint.description] ?? (values.count == 1 ? Array(values.keys) : [])
      // Of two parameters that read the same, nobody knows which of different types belongs to which.
      guard !names.isEmpty, Set(names) == Set(values.keys), values.values.allSatisfy({ $0.count == 1 }) else {
        continue
      }
      let arguments = names.compactMap { values[$0]?.first?.type }
      let full = TypeExpression.named(path.dropLast() + [TypeName(last.name, arguments: arguments)])
      self.parameters?[index].type = type.mapped { $0 == .some(constraint) ? .some(full) : $0 }
    }
  }
}

extension TypeExpression {
  /// The P of `some P` and `inout some P`.
  fileprivate var opaqueConstraint: TypeExpression? {
    switch self {
    case .some(let constraint): constraint
    case .attributed(_, let type): type.opaqueConstraint
    default: nil
    }
  }
}
