import PublicAPI

extension GenericRequirement {
  /// The requirement with the names that the author gave to the generic parameters.
  func readable(_ declaration: Declaration) -> String {
    switch self {
    case .conformance(let subject, let constraint):
      let type = subject.readable(declaration)
      // What is required of `some P` stands in its name.
      return type.hasPrefix("some ") ? type : "\(type): \(constraint.readable(declaration))"
    case .sameType(let left, let right):
      // As people write it, with what is known behind what is not.
      let isTurned = right.isOpen(in: declaration) && !left.isOpen(in: declaration)
      return (isTurned ? [right, left] : [left, right]).map { $0.readable(declaration) }.joined(
        separator: " == ")
    }
  }
}

extension TypeExpression {
  /// Whether callers or conformers choose what it is.
  fileprivate func isOpen(in declaration: Declaration) -> Bool {
    mentions("Self") || readable(declaration) != description
  }

  /// The type with the names that the author gave to the generic parameters.
  func readable(_ declaration: Declaration) -> String {
    let opaque = (declaration.parameters ?? []).flatMap { $0.type.opaqueParts.map(\.description) }
    var declaration = declaration
    declaration.nameOpaqueParameters()
    var names: [String: TypeExpression] = [:]
    for (index, parameter) in declaration.generics.enumerated() {
      let position = parameter.name.hasPrefix("some") ? Int(parameter.name.dropFirst(4)) : nil
      let name = position.flatMap { opaque.indices.contains($0) ? opaque[$0] : nil } ?? parameter.name
      names["τ\(index)"] = .named([TypeName(name)])
      names["ν\(index)"] = .named([TypeName(name)])
    }
    return substituting(names).description
  }
}
