import PackageBuilds
import Reports

extension Workspace {
  /// What has changed for clients between two versions, before anyone looks up what was accepted; and what kept a proof from
  /// being found.
  func compared(_ versions: VersionPair, _ outcome: inout Outcome) throws -> (report: Report, gaps: [String])
  {
    let library = cachedLibrary(beside: versions.modules, &outcome)
    let proven = try during(.proofs) {
      try provenChanges(of: versions.modules, beside: library)
    }
    return (Report(comparing: versions, changes: proven.changes).judging(levels), proven.gaps)
  }
}
