import APIComparison
import PackageBuilds
import Processes
import Reports

/// The command `check`, which finds stale baselines and, with revisions, what has changed for clients since each.
struct Check {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let versions = try comparedVersions(&outcome)
    let (base, tree) = (versions.compared.first?.old, versions.tree)
    let committed = try during(.baselines) { try workspace.reader.baselines(of: tree) }
    let recorded = VersionPair(committed, tree)
    let pairs = recorded.modules
    let library = workspace.library(beside: pairs, &outcome)
    let drift = try during(.changes) { pairs.changes { $0.driftByRule(beside: library) } }
    let baselines = workspace.ranked(Report(comparing: recorded, changes: drift), asWrittenIn: committed)
    let stale = baselines.staleModules(committed: committed, tree: tree)

    var comparisons: [ReleasedComparison] = []
    for (_, old, new) in versions.compared {
      comparisons.append(try workspace.compare(new, since: old, &outcome))
    }
    let reports = comparisons.map(\.report).withSharedProblems
    let others = zip(comparisons, reports).dropFirst().map { ($0.base.title, $1) }
    var report = try reports.first?.merging(others) ?? workspace.withVoidDecisions(baselines)
    // A baseline that cannot be read is neither fresh nor stale.
    if base != nil, !stale.isEmpty || committed.failures.isEmpty {
      report = report.addingStaleBaselines(stale)
    }
    report = try advising(report, on: tree, since: base, committed, &outcome)

    let gaps =
      versions.gaps + comparisons.flatMap(\.gaps) + report.gaps(between: [committed, tree])
      + tree.gaps(since: committed)
    var statuses = zip(zip(comparisons, reports), versions.compared.map(\.base)).map { compared, base in
      workspace.status(of: compared.1, gaps: gaps, since: compared.0.base.commit, base.threshold)
    }
    // Without revisions only the baselines decide, and any change fails the run.
    if base == nil { statuses.append(ExitStatus(of: report, gaps: gaps, .any)) }
    if !stale.isEmpty, gaps.isEmpty { statuses.append(.drift) }
    let sides = (comparisons.map(\.base.title) + ["committed baselines"]).joined(separator: " and the ")
    try during(.report) {
      try workspace.write(
        report.adding(gaps: gaps), heading: "Comparing the \(sides) with the working tree.",
        nextSteps: nextSteps(after: report, stale: stale, isCompared: base != nil), to: &outcome)
    }
    for gap in gaps where !outcome.complaints.contains(gap) { outcome.complaints.append(gap) }
    outcome.status = .worst(statuses)
  }

  /// The working tree, and beside it each revision to compare it with that can be built.
  ///
  /// Where the committed baselines can be compared at least, a revision that cannot be built leaves a gap, and no more.
  private func comparedVersions(_ outcome: inout Outcome) throws -> (
    compared: [(base: ComparisonBase, old: PackageVersion, new: PackageVersion)], tree: PackageVersion,
    gaps: [String]
  ) {
    var compared: [(base: ComparisonBase, old: PackageVersion, new: PackageVersion)] = []
    var gaps: [String] = []
    for base in workspace.request.bases {
      do {
        let (old, new) = try during(.versions) { try workspace.workingTree(since: base.revision) }
        if let old { compared.append((base, old, new)) }
      } catch {
        guard let version = error.unbuilt, workspace.reader.hasBaselines else { throw error }
        outcome.complaints.append("\(version)")
        gaps.append(try workspace.gap(version))
      }
    }
    let tree = try compared.first?.new ?? during(.versions) { try workspace.workingTree() }
    return (compared, tree, gaps)
  }

  /// How to let the changes of `report` pass, apart from their remedies.
  private func nextSteps(after report: Report, stale: [ModuleOutcome], isCompared: Bool) -> [String] {
    if isCompared { return workspace.waysToPass(report) + workspace.levelToConsider(after: report) }
    let bless = ([ToolName.current, "bless"] + workspace.request.blessOptions).joined(separator: " ")
    return stale.isEmpty ? [] : ["If that is meant, run `\(bless)` and commit the result."]
  }
}
