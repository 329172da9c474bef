import Foundation
import Packages
import Reports

extension Workspace {
  /// Where the package records what it accepts.
  var acceptanceFile: AcceptanceFile { AcceptanceFile(beside: baselines.directory, of: package) }

  /// The report of what the working tree changes, in view of what was accepted and of what was released.
  ///
  /// `base` is the commit compared with, or nil if the old side is no commit.
  func decided(_ report: Report, since base: String?, isStrict: Bool) throws -> Report {
    let reader = reader
    let current = reader.tags(in: "HEAD")
    let history = ReleaseHistory(
      oldTags: base.map(reader.tags) ?? [], newTags: current)
    let accepted = report.accepting(
      try acceptanceFile.read(), released: history.new, today: today, isStrict: isStrict)
    return base == nil ? accepted : accepted.planning(after: history)
  }

  /// The report on committed baselines, which fails for decisions that are void, and accepts none: a change that was
  /// accepted is blessed as any other.
  func withVoidDecisions(_ report: Report) throws -> Report {
    let history = ReleaseHistory(oldTags: [], newTags: reader.tags(in: "HEAD"))
    return report.rejectingVoidLines(of: try acceptanceFile.read(), released: history.new, today: today)
  }

  private var today: CalendarDay? {
    let parts = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: Date())
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }
}
