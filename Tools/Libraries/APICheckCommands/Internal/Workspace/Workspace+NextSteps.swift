import APIComparison
import Processes
import Reports

extension Workspace {
  /// How breaks of `report` can be mended or accepted, a sentence each; empty if nothing breaks that is not accepted.
  func waysToPass(_ report: Report) -> [String] {
    let breaks = report.openBreaks
    if breaks.isEmpty { return [] }
    let isMendable = breaks.contains { $0.remedyProof == .compiler && $0.remedy.finishedCode != nil }
    let since = request.bases.map { "--against \($0.revision)" }.joined(separator: " ")
    let mend =
      isMendable ? ["To write the remedies that compile: `\(ToolName.current) mend --all \(since)`."] : []
    return mend + [
      "If clients can live with a break: `\(ToolName.current) accept DECLARATION --reason TEXT --until VERSION`."
    ]
  }

  /// The setting to consider where several changes break clients, all by the same rule; empty otherwise.
  func levelToConsider(after report: Report) -> [String] {
    let breaks = report.openBreaks
    let rules = Set(breaks.map(\.rule))
    // A single break can be accepted. What clients name and no longer find matters to all of them.
    guard let rule = rules.first, rules.count == 1, breaks.count > 1, rule.area != .declarations else {
      return []
    }
    return [
      "All breaks are of one kind, \(rule.id). If no such change matters to your clients, put "
        + "`level = \(rule.id)=compatible` into .api-check."
    ]
  }
}

extension Report {
  /// The changes that break clients and that nobody has accepted.
  fileprivate var openBreaks: [Change] {
    changes.map(\.change).filter { $0.verdict == .breaking && $0.accepted == nil }
  }
}
