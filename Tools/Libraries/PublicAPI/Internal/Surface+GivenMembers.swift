extension Surface {
  /// The surface in which types themselves have the members that unreachable protocols give them.
  ///
  /// Clients cannot name `_Drawing`, but they can call what it adds to a type that conforms to it. Members that it adds
  /// only under conditions stay in the protocol.
  func givingMembers(among names: PromisedNames) -> Surface {
    let hidden = declarations.filter { $0.kind == .protocol && !names.include($0) && !names.leadTo($0) }
    if hidden.isEmpty { return self }
    let protocols = Dictionary(hidden.map { ($0.path, $0) }) { first, _ in first }
    let own = Dictionary(grouping: declarations, by: \.contextPath)
    func members(of path: String, after seen: Set<String>) -> [Declaration] {
      guard let type = protocols[path], !seen.contains(path) else { return [] }
      let inherited = type.inheritance.compactMap(\.path)
      return (own[path] ?? []).filter(\.isGiven)
        + inherited.flatMap { members(of: $0, after: seen.union([path])) }
    }
    let given = declarations.filter { $0.kind == .conformance }.flatMap { conformance in
      let known = Set((own[conformance.contextPath] ?? []).map(\.title))
      return conformance.inheritance.compactMap(\.path).flatMap { members(of: $0, after: []) }
        .map { $0.given(by: conformance) }.filter { !known.contains($0.title) }
    }
    if given.isEmpty { return self }
    var surface = Surface(
      module: module, declarations: declarations + given, unseen: unseen, options: options)
    surface.exposedTypes = exposedTypes
    return surface
  }
}

extension Declaration {
  /// Whether every type that conforms to the protocol around the declaration has this member.
  fileprivate var isGiven: Bool {
    requirement == .none && requirements.isEmpty
      && (kind == .function || kind.isStorage || kind == .subscript)
  }

  /// The member as the type of `conformance` has it.
  fileprivate func given(by conformance: Declaration) -> Declaration {
    var member = self
    member.context = conformance.context
    member.requirements += conformance.requirements
    member.mangledName = nil
    return member
  }
}
