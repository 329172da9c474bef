/// The tags of a repository that name released versions.
public enum ReleaseTags: Sendable {
  /// The tag with the highest version among `tags`, or nil where there is none.
  ///
  /// A version is `1.2.3` or `v1.2.3`; with `prereleases` also `1.3.0-beta.2`.
  public static func newest(among tags: [String], prereleases: Bool) -> String? {
    tags.compactMap { tag in PrereleaseVersion(tag: tag).map { (tag, $0) } }
      .filter { prereleases || $0.1.suffix.isEmpty }.max { $0.1 < $1.1 }?.0
  }
}
