import PublicAPI

/// Judges the differences between two surfaces by the rules alone.
public enum Classifier: Sendable {
  /// The changes between two versions of a module's surface, as the rules judge them.
  ///
  /// `platforms` are those whose clients the verdict is for. Availability on another platform is reported as
  /// compatible with a caveat, since a surface shows only what exists on the platform that it was read on.
  public static func changes(in diff: APIDiff, platforms: Set<String> = hostPlatforms) -> [Change] {
    let (old, new) = diff.surfaces
    let versions = AlignedVersions(diff)
    let comparison = Comparison(old: versions.old, new: versions.new, platforms: platforms)
    let changes =
      versions.renames.map { $0.finding.change(of: .changed(old: $0.old, new: $0.new)) }
      + versions.differences.flatMap(comparison.changes)
      + SuppressedRequirements.changes(old: old, new: new)
    let names = PromisedNames(in: [old, new])
    return Change.folded(changes).map { $0.reported(as: versions.asWritten, among: names) }
  }

  /// The names that availability has for the platform this code runs on.
  public static var hostPlatforms: Set<String> {
    #if os(macOS)
      ["macOS", "macOSApplicationExtension"]
    #elseif os(Windows)
      ["Windows"]
    #else
      []
    #endif
  }
}
