import Foundation
import Mutants
import Testing

@Suite struct SummaryTests {
  private func judgements() async throws -> [Judgement] {
    let planted = try await Planted("func brew(_ a: Int) -> Bool { a < 3 && a > 1 }")
    let outcomes: [Outcome] = [.caught, .caught, .timedOut, .missed, .equivalent, .unviable]
    return zip(planted.planting.defects, outcomes).map { Judgement($0, $1, evidence: "so") }
  }

  @Test func countsWhatTestsCouldHaveCaught() async throws {
    let judgements = try await judgements()
    let lines = Summary(judgements.reversed()).text.split(separator: "\n")
    #expect(lines[0].hasPrefix("timed out \(judgements[2].defect.file):1:"))
    #expect(lines[1].hasPrefix("missed \(judgements[3].defect.file):1:"))
    let row = try #require(lines.last).split(separator: " ").map(String.init)
    #expect(row == ["Kettle", "6", "2", "1", "1", "75", "%", "1", "1"])
  }

  @Test func markdownIsATableOfWhatSomebodyCouldNotice() async throws {
    let table = try await Summary(judgements()).markdown
    #expect(
      table == """
        | module | defects | noticeable | caught | share |
        | --- | ---: | ---: | ---: | ---: |
        | `Kettle` | 5 | 4 | 3 | 75 % |
        """)
  }

  @Test func onlyWhatIsMissedFails() async throws {
    let judgements = try await judgements()
    #expect(!Summary(judgements).passes)
    #expect(Summary(judgements.filter { $0.outcome != .missed }).passes)
    #expect(Summary([]).passes)
  }

  @Test func jsonHoldsEachDefect() async throws {
    struct Document: Decodable {
      struct Entry: Decodable { let defect, outcome, function: String; let line: Int }
      let passes: Bool
      let caughtShare: String
      let defects: [Entry]
    }
    let judgements = try await judgements()
    let document = try JSONDecoder().decode(Document.self, from: Data(Summary(judgements).json().utf8))
    #expect(document.defects.map(\.outcome) == judgements.map(\.outcome.rawValue))
    #expect(document.defects.allSatisfy { $0.line == 1 && $0.function == "brew(_:)" })
    #expect(!document.passes && document.caughtShare == "75 %")
    #expect(try Summary.json(of: judgements.map(\.defect)).contains("\"defect\""))
  }
}
