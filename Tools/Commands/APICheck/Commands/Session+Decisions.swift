import Foundation
import Packages
import Pipeline
import Reports

extension Session {
  /// Where the package records what it accepts.
  var acceptanceFile: AcceptanceFile { AcceptanceFile(beside: baselines.directory, of: package) }

  /// The report of what the working tree changes, in view of what was accepted and of what was released.
  ///
  /// `base` is the commit compared with, or nil if the old side is no commit.
  func decided(_ report: Report, since base: String?, isStrict: Bool) throws -> Report {
    let repository = GitRepository(around: package)
    let current = repository?.tags(in: "HEAD") ?? []
    let accepted = report.accepting(
      try acceptanceFile.read(), tags: current, date: Date(), isStrict: isStrict)
    guard let base else { return accepted }
    return accepted.planning(after: repository?.tags(in: base) ?? [], containing: current)
  }

  /// The report on committed baselines, which fails for decisions that are void, and accepts none: a change that was
  /// accepted is blessed as any other.
  func withVoidDecisions(_ report: Report) throws -> Report {
    let tags = GitRepository(around: package)?.tags(in: "HEAD") ?? []
    return report.rejectingVoidLines(of: try acceptanceFile.read(), tags: tags, date: Date())
  }
}
