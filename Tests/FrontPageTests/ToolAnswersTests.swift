import Foundation
import FrontPage
import Testing

@Suite struct ToolAnswersTests {
  @Test func theGateSaysWhichModulesBreak() throws {
    let report = """
      {"coverage": {"skipped": [{"module": "Cup", "reason": "it does not build"}]}, "modules": [
        {"name": "Kettle", "verdict": "breaking"}, {"name": "Teapot", "verdict": "additive"},
        {"name": "Water", "verdict": "compatible"}]}
      """
    let answers = try ToolAnswers(gateReport: Data(report.utf8))
    #expect(answers.answer(about: "Kettle") == .breaking)
    #expect(answers.answer(about: "Teapot") == .harmless)
    #expect(answers.answer(about: "Water") == .harmless)
    #expect(answers.answer(about: "Cup") == .failed)
    #expect(answers.answer(about: "Unchanged") == .harmless)
  }

  @Test func aReportThatIsNoneIsRefused() {
    #expect {
      try ToolAnswers(gateReport: Data("PhotoFeed: 1 breaking".utf8))
    } throws: { error in
      "\(error)".contains("--format json")
    }
  }

  @Test func theDigesterMentionsEachModuleThatItReads() {
    let answers = ToolAnswers(
      digesterOutput: """
        [1/2] Compiling Kettle
        Build complete! (8.20s)

        2 breaking changes detected in Kettle:
          💔 API breakage: func boil() has been removed
          💔 API breakage: No breaking changes detected in Water

        1 breaking change detected in Teapot:
          💔 API breakage: func pour() is now with nonisolated

        No breaking changes detected in Cup
        """)
    #expect(answers.answer(about: "Kettle") == .breaking)
    #expect(answers.answer(about: "Teapot") == .breaking)
    #expect(answers.answer(about: "Cup") == .harmless)
    #expect(answers.answer(about: "Water") == .failed)
    #expect(answers.answer(about: "Spoon") == .failed)
  }
}
