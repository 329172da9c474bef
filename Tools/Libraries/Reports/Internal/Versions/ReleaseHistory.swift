import APIComparison

/// The released versions that the two sides of a comparison contain.
struct ReleaseHistory {
  /// The newest version that the old side contains, or nil if none was released before it.
  let old: SemanticVersion?
  /// The versions that the new side contains, in order.
  let new: [SemanticVersion]
  /// The version that the new side is, or nil if it was not released as it is.
  let compared: SemanticVersion?

  /// Makes a history from the names of the tags that each side contains, and of those at the commit of the new side.
  ///
  /// Tags that name no version are ignored.
  init(oldTags: [String], newTags: [String], tagsOfNew: [String]) {
    old = Self.newest(of: oldTags)
    new = Self.versions(of: newTags)
    compared = Self.newest(of: tagsOfNew)
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
  /// It is higher than every version that the new side already contains, even if the old side is much older. If the new
  /// side is itself a release whose version is high enough, nothing is left to be released.
  func nextVersion(after verdict: Verdict) -> SemanticVersion? {
    if verdict == .none || (compared != nil && release(of: verdict) == compared) { return nil }
    let unused = new.last.map { $0.raised(by: .patch) }
    return [promised(after: verdict), unused].compactMap { $0 }.max()
  }

  /// The release whose version is high enough for a change of `verdict` since the old side.
  ///
  /// It is the new side itself if that was released, and otherwise the first such release that the new side contains.
  func release(of verdict: Verdict) -> SemanticVersion? {
    guard verdict != .none, let promised = promised(after: verdict) else { return nil }
    return (compared.map { [$0] } ?? new).first { $0 >= promised }
  }

  private func promised(after verdict: Verdict) -> SemanticVersion? {
    old.map { $0.raised(by: bump(after: verdict)) }
  }
}
