public import PublicAPI

extension SurfaceIndex {
  /// What extensions of protocols have in the place of `requirement`, which they inherit as the one at `path` does, and
  /// which that one does not get from them.
  public func siblingDefaults(of requirement: Declaration, behind path: String) -> [Declaration] {
    let related = protocols(of: path).union([path])
    return declarations.filter { candidate in
      let owner = candidate.contextPath
      return candidate.name == requirement.name && candidate.requirement == .none && !related.contains(owner)
        && types[owner]?.kind == .protocol && protocols(of: owner).contains(requirement.contextPath)
    }
  }

  /// The requirements of other protocols with the name of `member`, of a protocol's extension, which may meet them for a
  /// type that conforms to both: those that are `required`, or those that have a default there.
  public func requirements(_ kind: RequirementRole, besides member: Declaration) -> [Declaration] {
    let owner = member.contextPath
    guard member.requirement == .none, types[owner]?.kind == .protocol else { return [] }
    return namesakes(of: member, as: kind)
  }

  /// What the extensions of other protocols have under the name of `requirement`, which may meet it for a type that conforms
  /// to both.
  public func defaults(besides requirement: Declaration) -> [Declaration] {
    namesakes(of: requirement, as: .none).filter { types[$0.contextPath]?.kind == .protocol }
  }

  /// What has the name of `member` and this role in types that are not related to its own.
  private func namesakes(of member: Declaration, as role: RequirementRole) -> [Declaration] {
    let owner = member.contextPath
    return declarations.filter { candidate in
      let other = candidate.contextPath
      return candidate.name == member.name && candidate.requirement == role && other != owner
        && !protocols(of: other).contains(owner) && !protocols(of: owner).contains(other)
    }
  }
}

extension SystemLibrary {
  /// The properties that the protocol at `path` has for some types that leave them out, and that meet a requirement.
  public func defaultProperties(of path: String) -> [Declaration] {
    let members = members(of: path).filter(\.kind.isStorage)
    let met = Set(members.filter { $0.requirement == .defaulted }.map(\.name))
    return members.filter { $0.requirement == .none && $0.requirements.isEmpty && met.contains($0.name) }
  }
}
