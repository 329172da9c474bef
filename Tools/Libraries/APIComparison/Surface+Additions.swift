public import PublicAPI

extension Surface {
  /// Whether it gives members or conformances to types which it does not declare.
  public var addsToOtherTypes: Bool {
    let own = ownTypes
    return declarations.contains { $0.context.first.map { !own.contains($0) } ?? false }
  }

  /// The plain members that it gives to types which it does not declare, and whose use names none that it does.
  public var membersOfOtherTypes: [Declaration] {
    let own = ownTypes
    return declarations.filter { member in
      guard let owner = member.context.first, !own.contains(owner), member.generics.isEmpty,
        member.kind == .function || member.kind.isStorage, !member.hasUnderscoredName
      else { return false }
      return ((member.parameters ?? []).map(\.type) + [member.type].compactMap(\.self)).allSatisfy { type in
        !own.contains(where: type.mentions)
      }
    }
  }

  /// The outermost names of the types that it declares.
  private var ownTypes: Set<String> {
    Set(declarations.filter { $0.kind.isType || $0.kind == .typeAlias }.map { $0.context.first ?? $0.name })
  }
}
