import Foundation
import PackageBuilds
import Reports

extension Workspace {
  /// Where the package records what it accepts.
  var acceptanceFile: AcceptanceFile { AcceptanceFile(beside: request.baselines, of: request.package) }

  /// The report of what the working tree changes, with decisions applied, and the next version if `base` is known.
  ///
  /// `base` is the commit that the working tree is compared with, or nil if the old side is not a commit.
  func decided(_ report: Report, since base: String?, isStrict: Bool) throws -> Report {
    let current = reader.tags(in: "HEAD")
    var accepted = report.accepting(
      try acceptanceFile.read(), tags: current, date: Date(), isStrict: isStrict,
      isWhole: try makesAllComparisons)
    if let decision = try request.labelFile.map(LabelFile.init)?.decision {
      accepted = accepted.accepting(all: decision)
    }
    guard let base else { return accepted }
    return accepted.planning(after: reader.tags(in: base), containing: current)
  }

  /// Whether the run compares with everything that the package's checks compare with.
  ///
  /// A decision without effect in this run may have one in a comparison that it does not make.
  private var makesAllComparisons: Bool {
    get throws {
      let usual = try Configuration(of: request.package).entries.filter { $0.setting == .against }
      return Set(usual.compactMap(\.value).map { ComparisonBase($0).revision })
        .isSubset(of: request.bases.map(\.revision))
    }
  }

  /// The report of what is new in `commit`, with the decisions that the package had taken there.
  func decided(_ report: Report, asIn commit: String, tags: [String]) throws -> Report {
    let text = reader.text(ofFile: acceptanceFile.path, in: commit)
    return report.accepting(
      try acceptanceFile.record(text), tags: tags, date: Date(), isStrict: false, isWhole: false)
  }

  /// The report on committed baselines with the decisions that no longer hold, which fail the run.
  ///
  /// No decision is applied, since an accepted change has to be blessed as any other.
  func withVoidDecisions(_ report: Report) throws -> Report {
    report.rejectingVoidLines(
      of: try acceptanceFile.read(), tags: reader.tags(in: "HEAD"), date: Date())
  }
}
