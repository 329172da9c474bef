import PublicAPI

extension Comparison {
  /// The roles of a macro and the names that it says it makes.
  func macroRoles(lost: [DeclarationAttribute], gained: [DeclarationAttribute], _ pair: Pair) -> [Finding] {
    var found: [Finding] = []
    var rest = gained
    for role in lost {
      guard let index = rest.firstIndex(where: role.hasSameRole) else {
        found.append(Finding(.macroRoleRemoved, "‘\(pair.title)’ lost the role ‘\(role)’."))
        continue
      }
      let after = rest.remove(at: index)
      let isWider = role.details.isSubset(of: after.details) || after.details.contains("arbitrary")
      let fact = "‘\(pair.title)’ had the role ‘\(role)’ and now has ‘\(after)’."
      found.append(Finding(.macroRoleChanged, fact, verdict: isWider ? .compatible : nil))
    }
    return found + rest.map { Finding(.macroRoleAdded, "‘\(pair.title)’ gained the role ‘\($0)’.") }
  }
}

extension DeclarationAttribute {
  /// Whether both are `@attached(member, …)`, whatever they announce.
  fileprivate func hasSameRole(as other: DeclarationAttribute) -> Bool {
    hasSameName(as: other) && arguments.first == other.arguments.first
  }

  /// The names and conformances that a role announces.
  fileprivate var details: Set<Substring> {
    let texts = arguments.dropFirst().map {
      $0.replacing("names:", with: "").replacing("conformances:", with: "").drop(while: \.isWhitespace)
    }
    return Set(texts)
  }

  /// The arguments one by one.
  private var arguments: [Substring] {
    switch self {
    case .known(_, let text), .custom(_, let text):
      (text ?? "").split(separator: ",").map { $0.drop(while: \.isWhitespace) }
    }
  }
}
