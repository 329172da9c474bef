import PublicAPI

extension Comparison {
  /// Whether a protocol asks the same of a conforming type in both versions, wherever it says so: behind its name, in
  /// its where clause or in those of its associated types.
  func asksForTheSame(_ path: String) -> Bool {
    let before = old.requirementSignature(of: path)
    let after = new.requirementSignature(of: path)
    let granted = [
      ConformanceQuery(index: old, assumptions: before), ConformanceQuery(index: new, assumptions: after),
    ]
    return after.allSatisfy(granted[0].grants) && before.allSatisfy(granted[1].grants)
  }

  /// Whether conforming types need `declaration`, an associated type that an inherited protocol has as well, to leave it
  /// to the compiler: that looks for it only in what the protocol asks for that declares it.
  func isInferredByItself(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .associatedType, declaration.type == nil else { return false }
    let inherited = new.lookUp(declaration.name, in: declaration.contextPath).filter {
      $0.kind == .associatedType && $0.context != declaration.context
    }
    return old.infers(declaration) && !inherited.contains { $0.type != nil || new.infers($0) }
  }
}

extension SurfaceIndex {
  /// Whether a requirement beside the associated type shows what it is.
  fileprivate func infers(_ associatedType: Declaration) -> Bool {
    (members[associatedType.contextPath] ?? []).contains { member in
      let types = (member.parameters ?? []).map(\.type) + [member.type ?? .void]
      return member.requirement != .none && member.kind != .associatedType
        && types.contains { $0.namesMember(associatedType.name) }
    }
  }
}

extension TypeExpression {
  /// Whether `name` or `Self.name` is part of the type.
  fileprivate func namesMember(_ name: String) -> Bool {
    var found = false
    _ = mapped { part in
      guard case .named(let path) = part else { return part }
      let names = path.map(\.name)
      if names.first == name || names.starts(with: ["Self", name]) { found = true }
      return part
    }
    return found
  }
}
