import Compatibility

extension Report {
  /// The report with what `record` accepts: an accepted change is shown, but fails nothing.
  ///
  /// It still counts for the version that has to be raised, since clients notice it all the same. With `isStrict`,
  /// lines that have no reason or no effect are listed, and fail the check.
  public func accepting(
    _ record: AcceptanceRecord, released: SemanticVersion?, today: CalendarDay?, isStrict: Bool
  ) -> Report {
    var report = self
    let problems = problems(of: record) { decision in
      decision.flaw(released: released, today: today) ?? (report.accept(decision) ? nil : .unmatched)
    }
    if isStrict, !problems.isEmpty { report.acceptanceProblems = problems }
    return report
  }

  /// The report with the lines of `record` that hold no longer, whatever has changed; nothing is accepted.
  ///
  /// Baselines cannot tell whether a line has an effect: blessing one takes the change out of them.
  public func rejectingVoidLines(
    of record: AcceptanceRecord, released: SemanticVersion?, today: CalendarDay?
  ) -> Report {
    var report = self
    let problems = problems(of: record) { $0.flaw(released: released, today: today) }
    if !problems.isEmpty { report.acceptanceProblems = problems }
    return report
  }

  private func problems(
    of record: AcceptanceRecord, _ flaw: (AcceptedChange) -> AcceptanceProblem.Kind?
  ) -> [AcceptanceProblem] {
    // Whether a line about a module that this run left out is still needed, this run cannot know.
    let unknown = Set(coverage.skipped.map(\.module))
    return record.decisions.filter { !unknown.contains($0.change.module) }.compactMap { line, decision in
      flaw(decision).map {
        AcceptanceProblem(file: record.file, line: line, text: record.line(line), kind: $0)
      }
    }
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
