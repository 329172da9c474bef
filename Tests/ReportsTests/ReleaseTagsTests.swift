import Reports
import Testing

@Suite struct ReleaseTagsTests {
  @Test(arguments: [
    (["1.2.3", "v1.10.0", "1.9.0", "2.0.0-beta.1", "main", "2.0"], "v1.10.0", "2.0.0-beta.1"),
    (
      ["1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta.2", "1.0.0-beta.11"], nil,
      "1.0.0-beta.11"
    ),
    (["1.0.0", "1.0.0-rc.1"], "1.0.0", "1.0.0"),
    (["1.0.0-1", "1.0.0-a"], nil, "1.0.0-a"),
    (["1.0.0-", "01.0.0", "release-1.0.0"], nil, nil),
    (["1.0.0+build.5"], "1.0.0+build.5", "1.0.0+build.5"),
  ])
  func theNewestIsTheHighestVersion(tags: [String], release: String?, prerelease: String?) {
    #expect(ReleaseTags.newest(among: tags, prereleases: false) == release)
    #expect(ReleaseTags.newest(among: tags, prereleases: true) == prerelease)
    #expect(ReleaseTags.newest(among: tags.reversed(), prereleases: true) == prerelease)
  }
}
