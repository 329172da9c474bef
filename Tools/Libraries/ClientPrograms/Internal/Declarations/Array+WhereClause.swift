import PublicAPI

extension [GenericRequirement] {
  /// ` where T: P` with the types as `resolve` names them, or nothing.
  func whereClause(_ resolve: (TypeExpression) -> TypeExpression) -> String {
    let names = flatMap(\.subjects).compactMap { subject in
      if case .named(let path) = subject { path.first?.name } else { nil }
    }
    let texts = map { requirement in
      // A parameter `Error` hides the protocol.
      guard case .conformance(let subject, .named(let path)) = requirement, path.count == 1,
        path[0].arguments.isEmpty, names.contains(path[0].name)
      else { return requirement.mapped(resolve).description }
      return "\(resolve(subject)): Swift.\(path[0].name)"
    }
    return texts.isEmpty ? "" : " where " + texts.joined(separator: ", ")
  }
}
