import PublicAPI

extension Comparison {
  /// The body of an operator or a precedence group.
  func definitionFindings(_ pair: Pair) -> [Finding] {
    let fact = "‘\(pair.title)’ was ‘\(pair.old.detail)’ and is now ‘\(pair.new.detail)’."
    switch pair.old.kind {
    case .operator: return [Finding(.operatorChanged, fact)]
    case .precedenceGroup:
      let (before, after) = (pair.old.statements, pair.new.statements)
      // More relations only allow expressions that were errors before; an assignment becomes part of what is chained.
      let isWider = Set(before).isSubset(of: after) && (before + after).count(where: \.isAssignment) != 1
      guard isWider else { return [Finding(.precedenceGroupChanged, fact)] }
      let relates = after.contains { $0.contains("Than:") && !before.contains($0) }
      let meaning = "Only a client's own group that relates the two the other way round is refused."
      return [
        Finding(.precedenceGroupChanged, fact, meaning: relates ? meaning : nil, verdict: .compatible)
      ]
    default: return []
    }
  }
}

extension Declaration {
  /// What a precedence group says, of each other group by itself.
  fileprivate var statements: [String] {
    detail.split(separator: "; ").flatMap { line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      return (parts.last ?? "").split(separator: ", ").map { "\(parts.first ?? ""): \($0)" }
    }
  }
}

extension String {
  fileprivate var isAssignment: Bool { self == "assignment: true" }
}
