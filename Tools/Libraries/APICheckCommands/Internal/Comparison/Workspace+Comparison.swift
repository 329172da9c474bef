import PackageBuilds
import Reports

extension Workspace {
  /// What has changed for clients between two versions, before decisions are applied.
  ///
  /// The gaps say which changes could not be proved.
  func compared(_ versions: VersionPair, _ outcome: inout Outcome) throws -> (report: Report, gaps: [String])
  {
    let pairs = versions.modules
    let library = cachedLibrary(beside: pairs, &outcome)
    let proven = try during(.proofs) { try provenChanges(of: pairs, beside: library) }
    return (Report(comparing: versions, changes: proven.changes).judging(request.levels), proven.gaps)
  }
}
