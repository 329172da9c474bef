public import APIComparison
public import Foundation

extension Report {
  /// The report with what `record` accepts: an accepted change is shown, but fails nothing.
  ///
  /// An accepted change still counts for the version that has to be raised, since clients notice it all the same.
  /// `tags` name the releases. A decision ends with the release that it holds until, or after its last day in
  /// Greenwich. With `isStrict`, decisions without a reason are listed, and fail the check; so are those without an effect
  /// if the run `isWhole`, which makes every comparison in which a decision may have one.
  public func accepting(
    _ record: AcceptanceRecord, tags: [String], date: Date, isStrict: Bool, isWhole: Bool = true
  ) -> Report {
    let moment = Moment(tags: tags, date: date)
    var report = self
    for (_, decision) in judgeable(record) where decision.flaw(at: moment) == nil { report.accept(decision) }
    guard isStrict else { return report }
    return report.listing(record) { decision in
      decision.flaw(at: moment) ?? (isMatched(decision) || !isWhole ? nil : .unmatched)
    }
  }

  /// The report where everything that can stop a client, and that nobody has accepted yet, is accepted by one decision.
  public func accepting(all decision: Decision) -> Report {
    var report = self
    report.modules = modules.map { module in
      let changes = module.changes.map { change in
        guard change.verdict >= .fragile, change.accepted == nil else { return change }
        var accepted = change
        accepted.accepted = decision
        return accepted
      }
      return ModuleReport(name: module.name, status: module.status, changes: changes)
    }
    return report
  }

  /// The report with the lines of `record` that no longer hold; nothing is accepted.
  ///
  /// It does not look for lines without effect. Baselines cannot show an effect, since blessing one removes the change.
  public func rejectingVoidLines(of record: AcceptanceRecord, tags: [String], date: Date) -> Report {
    let moment = Moment(tags: tags, date: date)
    return listing(record) { $0.flaw(at: moment) }
  }

  /// The report with the lines of `record` in which `flaw` finds something.
  private func listing(
    _ record: AcceptanceRecord, _ flaw: (AcceptedChange) -> AcceptanceProblem.Kind?
  ) -> Report {
    let problems = judgeable(record).compactMap { line, decision in
      flaw(decision).map {
        AcceptanceProblem(file: record.file, line: line, text: record.line(line), kind: $0)
      }
    }
    var report = self
    if !problems.isEmpty { report.acceptanceProblems = problems }
    return report
  }

  /// The decisions that this run can judge: about a module that it has not compared it knows nothing.
  private func judgeable(_ record: AcceptanceRecord) -> [(line: Int, change: AcceptedChange)] {
    let unknown = Set(coverage.notComparedModules.map(\.module))
    return record.decisions.filter { !unknown.contains($0.change.module) }
  }

  private func isMatched(_ decision: AcceptedChange) -> Bool {
    changes.contains { decision.covers($0.change, in: $0.module) }
  }

  /// Marks the changes that `decision` is about.
  private mutating func accept(_ decision: AcceptedChange) {
    modules = modules.map { module in
      let changes = module.changes.map { change in
        guard decision.covers(change, in: module.name) else { return change }
        var accepted = change
        accepted.accepted = decision.decision
        return accepted
      }
      return ModuleReport(name: module.name, status: module.status, changes: changes)
    }
  }
}
