import Packages
import Reports

extension Workspace {
  /// The revision that `name` stands for: itself, or the tag of the newest release that HEAD contains.
  func revision(_ name: String) throws -> String {
    guard let prereleases = ["latest-release": false, "latest-prerelease": true][name] else { return name }
    guard let tag = ReleaseTags.newest(among: reader.tags(in: "HEAD"), prereleases: prereleases) else {
      throw ReleaseError.none(word: name)
    }
    return tag
  }
}
