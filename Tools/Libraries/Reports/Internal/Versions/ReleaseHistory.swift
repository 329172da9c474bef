import APIComparison

/// The released versions that the two sides of a comparison contain.
struct ReleaseHistory {
  /// The newest version that the old side contains, or nil if none was released before it.
  let old: SemanticVersion?
  /// The versions that the new side contains, in order.
  let new: [SemanticVersion]

  /// Makes a history from the names of the tags that each side contains; tags that name no version are ignored.
  init(oldTags: [String], newTags: [String]) {
    old = Self.newest(of: oldTags)
    new = Self.versions(of: newTags)
  }

  /// The highest version among the names of tags.
  static func newest(of tags: [String]) -> SemanticVersion? { versions(of: tags).last }

  private static func versions(of tags: [String]) -> [SemanticVersion] {
    tags.compactMap { SemanticVersion(tag: $0) }.sorted()
  }

  /// The part of the version that the next release has to raise after a change of `verdict`.
  func bump(after verdict: Verdict) -> RequiredBump {
    old.map { RequiredBump(verdict, after: $0) } ?? RequiredBump(verdict)
  }

  /// The lowest version that may be released with a change of `verdict` between the sides; nil without a change.
  ///
  /// It is higher than every version that the new side already contains, even if the old side is much older.
  func nextVersion(after verdict: Verdict) -> SemanticVersion? {
    let unused = new.last.map { $0.raised(by: .patch) }
    return verdict == .none ? nil : [promised(after: verdict), unused].compactMap { $0 }.max()
  }

  /// The first release of the new side whose version is high enough for a change of `verdict` since the old side.
  func release(of verdict: Verdict) -> SemanticVersion? {
    guard verdict != .none, let promised = promised(after: verdict) else { return nil }
    return new.first { $0 >= promised }
  }

  private func promised(after verdict: Verdict) -> SemanticVersion? {
    old.map { $0.raised(by: bump(after: verdict)) }
  }
}
