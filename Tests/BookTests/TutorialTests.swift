import Foundation
import Testing

/// The tutorial, done as a reader does it.
@Suite struct TutorialTests {
  private static let file = workspace.appending(path: "Tools/Book/Tutorial.md")
  private let page: String

  init() throws {
    page = try String(contentsOf: Self.file, encoding: .utf8)
  }

  @Test func everyCommandPrintsWhatThePageShows() async throws {
    let now = try await withReader { try await $0.replayed(page) }
    if ProcessInfo.processInfo.environment["RECORD_TUTORIAL"] != nil {
      try Data(now.utf8).write(to: Self.file)
      return
    }
    let (shown, printed) = (page.components(separatedBy: "\n"), now.components(separatedBy: "\n"))
    let missing = shown.filter { !printed.contains($0) }
    let added = printed.filter { !shown.contains($0) }
    #expect(
      shown == printed,
      """
      The page shows \(missing), but the commands print \(added).
      RECORD_TUTORIAL=1 swift test --filter TutorialTests writes what they print today; read the page again then.
      """)
  }

  @Test func thePageLeadsFromTwentyDeclarationsToFour() throws {
    let counts = page.matches(of: #/(?m)^Slugs: (\d+) public, /#).map { $0.1 }
    #expect(counts == ["20", "20", "4"])
    let questions = page.matches(of: #/(?m)^\$ api-check /#)
    #expect(questions.count >= 8)
  }
}
