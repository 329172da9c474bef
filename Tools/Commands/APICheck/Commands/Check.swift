import Foundation
import Packages
import Pipeline
import Reports
import Surfaces

/// The command `check`, which finds stale baselines and, with a revision, what has changed for clients.
struct Check {
  let session: Session
  let against: String?

  func run() throws -> ExitCode {
    guard let against else { return try checkBaselines() }
    let commit = try session.base(against, since: "HEAD")
    let (base, tree) = try session.reader.versions(
      old: session.source(commit), new: session.tree, wholeNew: true)
    try session.requireModules(in: [tree])
    let committed = try baselines(for: tree)
    let freshness = VersionComparison.staleModules(committed: committed, tree: tree)
    var report = try session.decided(session.report(base, tree), since: commit.commit, isStrict: true)
    // A baseline that cannot be read is neither fresh nor stale.
    if !freshness.isEmpty || committed.failures.isEmpty { report = report.addingStaleBaselines(freshness) }
    return try session.publish(
      report, of: [committed, base, tree],
      heading: "Comparing the \(base.title) and the committed baselines with the working tree.")
  }

  private func checkBaselines() throws -> ExitCode {
    let tree = try session.workingTree()
    let committed = try baselines(for: tree)
    let report = VersionComparison.baselineReport(committed: committed, tree: tree)
    return try session.publish(
      session.withVoidDecisions(report), of: [committed, tree],
      heading: "Comparing the committed baselines with the working tree.")
  }

  /// The committed baselines; a module without one cannot be checked.
  private func baselines(for tree: PackageVersion) throws -> PackageVersion {
    let folder = session.baselines
    var version = try session.files.baselines(folder.directory, title: "committed baselines")
    let present = Set(folder.modules)
    for surface in tree.surfaces where !present.contains(surface.module) {
      version.failures.append(
        UnreadModule(
          module: surface.module,
          reason: "its baseline \(folder.path(of: surface.module)) is missing; "
            + "run `Tools/api-check bless \(surface.module)` and commit it"))
    }
    return version
  }
}
