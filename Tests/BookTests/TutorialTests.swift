import Testing

/// The tutorial, done as a reader does it.
@Suite struct TutorialTests {
  private let article: Article

  init() throws {
    article = try Article("Tutorial")
  }

  @Test func everyCommandPrintsWhatThePageShows() async throws {
    try await article.expectReplay(in: "slugs")
  }

  @Test func thePageLeadsFromTwentyDeclarationsToFour() throws {
    let counts = article.text.matches(of: #/(?m)^Slugs: (\d+) public, /#).map { $0.1 }
    #expect(counts == ["20", "20", "4"])
    let questions = article.text.matches(of: #/(?m)^\$ api-check /#)
    #expect(questions.count >= 8)
  }
}
