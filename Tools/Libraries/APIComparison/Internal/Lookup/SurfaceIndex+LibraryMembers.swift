import PublicAPI

extension SurfaceIndex {
  /// Whether a conformance to a protocol of the library makes the type have just this.
  ///
  /// The compiler makes many requirements, and extensions give others, so that a type has them with or without a
  /// declaration.
  func isGivenByLibrary(_ declaration: Declaration) -> Bool {
    let type = declaration.isOperator ? declaration.parameters?.first?.type : nil
    guard let path = type?.path ?? (declaration.context.isEmpty ? nil : declaration.contextPath),
      let owner = types[path], owner.kind != .protocol
    else { return false }
    let conforming = protocols(of: path)
    let offers = conforming.flatMap { library.members(named: declaration.name, of: $0) }
      .filter { $0.kind == declaration.kind && $0.kind != .associatedType }
    guard !offers.isEmpty else { return false }
    let meaning = AssociatedTypes(of: owner, conformingTo: conforming, in: self)
    return offers.contains { offer in
      guard meaning.meets(offer.requirements) else { return false }
      var given = offer.mapped { $0.mapped(meaning.resolved) }
      given.context = declaration.context
      given.requirements = declaration.requirements
      given.attributes = declaration.attributes
      given.availability = declaration.availability
      return given.withoutPlace() == declaration.withoutPlace()
    }
  }
}
