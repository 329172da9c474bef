import APIComparison
import PackageBuilds
import Processes
import PublicAPI
import Reports

/// Finds what breaks clients of revisions, or of the committed baselines, without any.
struct BreakSearch {
  private let workspace: Workspace
  private let bases: [PackageVersion]
  /// Whether it is the committed baselines that the package is compared with.
  private let isOfBaselines: Bool
  /// The package as its files are now.
  let tree: PackageVersion

  /// Reads the package of `workspace`, and what it is compared with.
  static func reading(_ workspace: Workspace) throws -> BreakSearch {
    let revisions = workspace.request.bases.map(\.revision)
    let (first, tree) = try workspace.workingTree(since: revisions.first)
    let others = try revisions.dropFirst().compactMap { try workspace.workingTree(since: $0).base }
    return BreakSearch(
      workspace: workspace,
      bases: try first.map { [$0] + others } ?? [workspace.reader.baselines(of: tree)],
      isOfBaselines: first == nil, tree: tree)
  }

  /// What the package is compared with, for people.
  var title: String { bases.map { "the \($0.title)" }.joined(separator: " and ") }

  /// What clients see of what stands in `type`.
  func members(of type: Declaration, in module: String) -> [Declaration] {
    let path = type.context + [type.name]
    let all = bases.flatMap { $0.surfacesByModule[module]?.declarations ?? [] }
    return all.filter { $0.kind.isCounted && $0.context.starts(with: path) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What breaks clients in `version`, which is the working tree or a copy of it with other sources; each once.
  ///
  /// Throws a ``MendError`` if that is not known as a whole.
  func breaks(in version: PackageVersion, _ outcome: inout Outcome) throws -> [Break] {
    var known: Set<[String]> = []
    var found: [Break] = []
    for base in bases {
      let (report, unproven) = try workspace.compared(VersionPair(base, version), &outcome)
      let gaps =
        unproven + report.gaps(between: [base, version])
        + (isOfBaselines ? version.gaps(since: base) : [])
      if !gaps.isEmpty { throw MendError.unchecked(gaps) }
      let decided = try workspace.decided(report, since: base.commit, isStrict: false)
      found += decided.changes.filter { $0.change.verdict == .breaking && $0.change.accepted == nil }.map {
        Break(module: $0.module, change: $0.change)
      }
    }
    return found.filter { known.insert($0.identity + [$0.change.rule.id]).inserted }
  }
}
