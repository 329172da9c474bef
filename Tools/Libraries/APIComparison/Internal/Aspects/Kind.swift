import PublicAPI

extension Comparison {
  /// What it means that a declaration became one of another kind; nil if it did not, or if clients cannot tell.
  func kindFindings(_ old: Declaration, _ new: Declaration) -> [Finding]? {
    guard old.kind != new.kind, !(old.kind.isStorage && new.kind.isStorage) else { return nil }
    let fact =
      "‘\(old.title)’ was declared with ‘\(old.kind.rawValue)’ and is now \("‘\(new.kind.rawValue)’".withArticle)."
    if old.kind == .enumerationCase, new.kind.isStorage, old.parameters == nil {
      return [caseBecameStatic(old, new)]
    }
    if old.kind.isType, new.kind.isType {
      // Clients tell one from the other by its cases alone, and each that is lost is told of.
      let isUsedAlike =
        Set([old.kind, new.kind]) == [.enumeration, .structure]
        && (old.kind == .structure || hasOnlyStaticMembers(old.path))
      return [Finding(.typeKindChanged, fact, verdict: isUsedAlike ? .compatible : nil)]
    }
    return [Finding(.kindChanged, fact)]
  }

  private func hasOnlyStaticMembers(_ path: String) -> Bool {
    (old.members[path] ?? []).allSatisfy {
      $0.modifiers.contains(.static) || $0.kind.isType || $0.kind == .typeAlias
    }
  }

  private func caseBecameStatic(_ old: Declaration, _ new: Declaration) -> Finding {
    let matches =
      new.modifiers.contains(.static) && new.type?.path == old.contextPath
      && self.new.protocols(of: old.contextPath).contains("Equatable")
    let fact = "The case ‘\(old.title)’ became a static property."
    return matches ? Finding(.caseBecameStatic, fact) : Finding(.kindChanged, fact)
  }
}
