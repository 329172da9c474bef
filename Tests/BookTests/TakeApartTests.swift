import Testing

/// The app that becomes modules, taken apart as a reader does it.
@Suite struct TakeApartTests {
  private let article: Article

  init() throws {
    article = try Article("TakeApart")
  }

  @Test func everyCommandPrintsWhatThePageShows() async throws {
    try await article.expectReplay(in: "cafe")
  }

  @Test func everyCommitComesRightAfterTestsThatPass() {
    let commits = article.text.matches(of: #/(?m)^(.*)\n\$ git add \. && git commit /#)
    #expect(commits.count == 5)
    let outcomes = commits.map { $0.1.wholeMatch(of: #/Test run with (\d+) tests? in \d+ suites? passed/#) }
    #expect(outcomes.map { $0?.1 } == ["3", "3", "3", "3", "3"])
    #expect(article.text.matches(of: #/(?m)^```diff$/#).count == commits.count)
  }
}
