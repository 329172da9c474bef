extension Report {
  /// The report with what `record` accepts: an accepted change is shown, but fails nothing.
  ///
  /// It still counts for the version that has to be raised, since clients notice it all the same. With `isStrict`,
  /// lines that have no reason or no effect are listed, and fail the check.
  public func accepting(
    _ record: AcceptanceRecord, released: SemanticVersion?, today: CalendarDay?, isStrict: Bool
  ) -> Report {
    var report = self
    var problems: [AcceptanceProblem] = []
    // Whether a line about a module that this run left out is still needed, this run cannot know.
    let unknown = Set(coverage.skipped.map(\.module))
    for (line, decision) in record.decisions where !unknown.contains(decision.module) {
      let kind: AcceptanceProblem.Kind?
      if decision.reason.isEmpty {
        kind = .unexplained
      } else if decision.until.isOver(released: released, today: today) {
        kind = .expired
      } else {
        kind = report.accept(decision) ? nil : .unmatched
      }
      if let kind, isStrict {
        problems.append(
          AcceptanceProblem(file: record.file, line: line, text: record.line(line), kind: kind))
      }
    }
    if !problems.isEmpty { report.acceptanceProblems = problems }
    return report
  }

  /// Marks the changes that `decision` is about; returns whether there is any.
  private mutating func accept(_ decision: AcceptedChange) -> Bool {
    var isMatched = false
    modules = modules.map { module in
      let changes = module.changes.map { change in
        guard decision.covers(change, in: module.name) else { return change }
        isMatched = true
        var accepted = change
        accepted.accepted = Decision(reason: decision.reason, until: decision.until.description)
        return accepted
      }
      return ModuleReport(name: module.name, status: module.status, changes: changes)
    }
    verdict = modules.map(\.verdict).max() ?? .none
    return isMatched
  }
}
