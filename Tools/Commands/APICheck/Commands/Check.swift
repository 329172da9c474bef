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
    let (base, tree) = try session.reader.versions(
      old: .revision(against), new: .workingTree, wholeNew: true)
    try session.requireModules(in: [tree])
    let committed = try baselines(for: tree)
    let freshness = VersionComparison.staleModules(committed: committed, tree: tree)
    var report = try session.decided(session.report(base, tree), since: base.commit, isStrict: true)
    // A baseline that cannot be read is neither fresh nor stale.
    report.staleBaselines = freshness.isEmpty && !committed.failures.isEmpty ? nil : freshness
    return try session.publish(
      report, of: [committed, base, tree],
      heading: "Comparing the \(base.title) and the committed baselines with the working tree.")
  }

  private func checkBaselines() throws -> ExitCode {
    let tree = try session.workingTree()
    let committed = try baselines(for: tree)
    var report = try VersionComparison.report(old: committed, new: tree)
    report.complete(with: VersionComparison.staleModules(committed: committed, tree: tree))
    return try session.publish(
      session.withVoidDecisions(report), of: [committed, tree],
      heading: "Comparing the committed baselines with the working tree.")
  }

  /// The committed baselines; a module without one cannot be checked.
  private func baselines(for tree: PackageVersion) throws -> PackageVersion {
    let folder = session.baselines
    var version = try session.reader.version(.baselines(folder))
    let present = Set(folder.modules)
    for surface in tree.surfaces where !present.contains(surface.module) {
      let reason =
        "its baseline \(folder.path(of: surface.module)) is missing; "
        + "run `Tools/api-check bless \(surface.module)` and commit it"
      version.modules.append((surface.module, .failed(reason: reason)))
    }
    return version
  }
}

extension Report {
  /// Adds what is stale and yet no change by any rule, so that no difference between baseline and tree is lost.
  fileprivate mutating func complete(with stale: [ModuleReport]) {
    let changed = Set(modules.filter { !$0.changes.isEmpty }.map(\.name))
    let missing = stale.filter { !changed.contains($0.name) }
    if missing.isEmpty { return }
    let names = Set(missing.map(\.name))
    self = Report(modules: modules.filter { !names.contains($0.name) } + missing, coverage: coverage)
  }
}
