import PackageBuilds
import Processes
import Reports

extension Workspace {
  /// The words that stand for the newest release, and whether each also allows prereleases.
  private static let releases = ["latest-release": false, "latest-prerelease": true]

  /// The revision that `name` stands for: itself, the tag of a version, or the tag of the newest release in HEAD.
  func revision(_ name: String) throws -> String {
    if let prereleases = Self.releases[name] {
      guard let tag = ReleaseTags.newest(among: reader.tags(in: "HEAD"), prereleases: prereleases) else {
        throw ReleaseError.none(word: name, isShallow: reader.isShallow)
      }
      return tag
    }
    if reader.knows(name) { return name }
    if let release = RegisteredVersion(name) {
      if let tag = release.tags.first(where: reader.knows) { return tag }
      if release.isRegistered { throw ReleaseError.untagged(name: name, tags: release.tags) }
    }
    if let word = Self.releases.keys.sorted().word(similarTo: name) {
      throw ReleaseError.misspelt(name: name, word: word)
    }
    return name
  }
}
