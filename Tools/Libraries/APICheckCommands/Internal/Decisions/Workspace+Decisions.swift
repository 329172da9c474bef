import Foundation
import PackageBuilds
import Reports

extension Workspace {
  /// Where the package records what it accepts.
  var acceptanceFile: AcceptanceFile { AcceptanceFile(beside: request.baselines, of: request.package) }

  /// The report of what the working tree changes, in view of what was accepted and of what was released.
  ///
  /// `base` is the commit compared with, or nil if the old side is no commit.
  func decided(_ report: Report, since base: String?, isStrict: Bool) throws -> Report {
    let current = reader.tags(in: "HEAD")
    var accepted = report.accepting(
      try acceptanceFile.read(), tags: current, date: Date(), isStrict: isStrict)
    if let decision = try request.labelFile.map(LabelFile.init)?.decision {
      accepted = accepted.accepting(all: decision)
    }
    guard let base else { return accepted }
    return accepted.planning(after: reader.tags(in: base), containing: current)
  }

  /// The report on committed baselines, which fails for decisions that are void, and accepts none: a change that was
  /// accepted is blessed as any other.
  func withVoidDecisions(_ report: Report) throws -> Report {
    report.rejectingVoidLines(
      of: try acceptanceFile.read(), tags: reader.tags(in: "HEAD"), date: Date())
  }
}
