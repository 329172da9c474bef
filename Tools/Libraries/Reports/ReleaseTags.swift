/// The tags of a repository that name released versions.
public enum ReleaseTags: Sendable {
  /// The one among `tags` with the highest version, `1.2.3` or `v1.2.3`, or with `prereleases` also `1.3.0-beta.2`; nil where
  /// there is none.
  public static func newest(among tags: [String], prereleases: Bool) -> String? {
    tags.compactMap { tag in PrereleaseVersion(tag: tag).map { (tag, $0) } }
      .filter { prereleases || $0.1.suffix.isEmpty }.max { $0.1 < $1.1 }?.0
  }
}
