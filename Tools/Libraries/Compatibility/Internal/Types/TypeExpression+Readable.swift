import Surfaces

extension GenericRequirement {
  /// The requirement with the names that the author gave to the generic parameters.
  func readable(_ declaration: Declaration) -> String {
    switch self {
    case .conformance(let subject, let constraint):
      "\(subject.readable(declaration)): \(constraint.readable(declaration))"
    case .sameType(let left, let right): "\(left.readable(declaration)) == \(right.readable(declaration))"
    }
  }
}

extension TypeExpression {
  /// The type with the names that the author gave to the generic parameters.
  func readable(_ declaration: Declaration) -> String {
    let opaque = (declaration.parameters ?? []).map { $0.type.opaquePart?.description ?? "some" }
    var declaration = declaration
    declaration.nameOpaqueParameters()
    var names: [String: TypeExpression] = [:]
    for (index, parameter) in declaration.generics.enumerated() {
      let position = parameter.name.hasPrefix("some") ? Int(parameter.name.dropFirst(4)) : nil
      let name = position.map { opaque[$0] } ?? parameter.name
      names["τ\(index)"] = .named([TypeName(name)])
      names["ν\(index)"] = .named([TypeName(name)])
    }
    return substituting(names).description
  }

  /// The first `some P` in the type.
  private var opaquePart: TypeExpression? {
    var found: TypeExpression?
    _ = mapped { type in
      if case .some = type, found == nil { found = type }
      return type
    }
    return found
  }
}
