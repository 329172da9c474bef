import Changes

/// The versions that a comparison builds upon.
struct ReleaseHistory {
  /// The newest version that the old side contains, or nil if none was released before it.
  let old: SemanticVersion?
  /// The newest version that the new side contains.
  let new: SemanticVersion?

  /// Makes a history from the names of the tags that each side contains; what names no version is left out.
  init(oldTags: [String], newTags: [String]) {
    old = Self.newest(of: oldTags)
    new = Self.newest(of: newTags)
  }

  /// The highest version among the names of tags.
  static func newest(of tags: [String]) -> SemanticVersion? {
    tags.compactMap { SemanticVersion(tag: $0) }.max()
  }

  /// What the next release has to raise after a change of `verdict`.
  func bump(after verdict: Verdict) -> RequiredBump {
    old.map { RequiredBump(verdict, after: $0) } ?? RequiredBump(verdict)
  }

  /// The lowest version that may be released with a change of `verdict` between the sides; nil without a change.
  ///
  /// It is higher than everything that the new side contains already, however far back the old side is.
  func nextVersion(after verdict: Verdict) -> SemanticVersion? {
    let promised = old.map { $0.raised(by: bump(after: verdict)) }
    let unused = new.map { $0.raised(by: .patch) }
    return verdict == .none ? nil : [promised, unused].compactMap { $0 }.max()
  }
}
