import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// The table that says where the rules come from, held against the list that the command prints.
@Suite struct PriorArtTests {
  private struct ListedRule: Decodable {
    let id: String
  }

  /// What is set as code there and names no rule.
  private static let words: Set = ["indirect"]

  private static func table() throws -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    let path = try #require(files.first { $0.hasSuffix("/PriorArt.md") })
    return try tests.text(of: path)
  }

  @Test func theTableNamesTheRulesThatThereAre() async throws {
    try await withTemporaryFolder { folder in
      let output = try await APICheckRun.run(["rules", "--format", "json"], in: folder)
      let listed = Set(try JSONDecoder().decode([ListedRule].self, from: output.standardOutput).map(\.id))
      let named = Set(try Self.table().matches(of: /`([a-z]+(?:-[a-z]+)*)`/).map { String($0.1) })
      let missing = listed.subtracting(named).sorted()
      #expect(missing == [], "Name them in the row of PriorArt.md that they cover, or above its tables.")
      let gone = named.subtracting(listed).subtracting(Self.words).sorted()
      #expect(gone == [], "Tools/api-check rules lists no such rules; take them out of PriorArt.md.")
    }
  }
}
