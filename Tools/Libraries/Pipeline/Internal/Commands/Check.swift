import Packages
import Reports

/// The command `check`, which finds stale baselines and, with a revision, what has changed for clients.
struct Check {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let settings = workspace.settings
    let (base, tree) = try during(.versions) { try workspace.workingTree(since: settings[.against]) }
    let committed = try during(.baselines) { try workspace.reader.baselines(of: tree) }
    let recorded = VersionPair(committed, tree)
    let library = workspace.library(beside: recorded.modules, &outcome)
    let drift = try during(.changes) {
      try recorded.modules.changes { $0.driftByRule(beside: library) }
    }
    let baselines = Report(comparing: recorded, changes: drift)
    let stale = baselines.staleModules(committed: committed, tree: tree)

    var report = baselines
    var unproven: [String] = []
    if let base {
      let released = VersionPair(base, tree)
      let library = workspace.library(beside: released.modules, &outcome)
      let changes = try during(.changes) {
        try released.modules.changes { $0.changesByRule(beside: library) }
      }
      let proven = try during(.proofs) {
        try workspace.proven(changes, of: released.modules, beside: library)
      }
      report = Report(comparing: released, changes: proven.changes)
      unproven = proven.gaps
    }
    report = try during(.decisions) {
      try base.map { try workspace.decided(report, since: $0.commit, isStrict: true) }
        ?? workspace.withVoidDecisions(report)
    }
    // A baseline that cannot be read is neither fresh nor stale.
    if base != nil, !stale.isEmpty || committed.failures.isEmpty {
      report = report.addingStaleBaselines(stale)
    }

    let gaps =
      unproven + report.gaps(between: [committed] + [base, tree].compactMap(\.self))
      + tree.gaps(since: committed)
    let status = ExitStatus(of: report, gaps: gaps, passingAdditions: settings[.failOn] == "breaking")
    let sides = (base.map { "\($0.title) and the " } ?? "") + "committed baselines"
    try during(.report) {
      try workspace.write(report, heading: "Comparing the \(sides) with the working tree.", to: &outcome)
    }
    outcome.complaints += gaps
    outcome.status = status
  }
}
