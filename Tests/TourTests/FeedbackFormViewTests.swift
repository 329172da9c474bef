import Foundation
import TestSupport
import Testing

@Suite struct FeedbackFormViewTests {
  @Test func asksOneQuestionAfterTheOther() async throws {
    let tour = try TerminalTour("feedback")
    try await tour.screen(showing: "How was the tour?\r\n\r\n1. What did you miss?\r\n> ")
    tour.terminal.type("Nothing.\n")
    #expect(try await !tour.screen(showing: "2. Whom will you tell?\r\n> ").contains("Thank you"))
    tour.terminal.type(" \n")
    try await tour.screen(showing: "1 of 2 questions answered. Thank you; the tour keeps nothing.\r\n")
    #expect(try await tour.ending() == .exit(0))
    #expect(tour.terminal.settings == tour.settingsBefore)
  }

  @Test func endsWhenTheInputDoes() async throws {
    let tour = try TerminalTour("feedback")
    try await tour.screen(showing: "> ")
    tour.terminal.type("\u{4}")
    try await tour.screen(showing: "0 of 2 questions answered.")
    #expect(try await tour.ending() == .exit(0))
  }

  @Test func onlyPrintsTheFormWhereNobodyCanAnswer() async throws {
    try await withTemporaryFolder { folder in
      let terminal = try PseudoTerminal()
      let tour = try await FinishedTour(["feedback"], in: folder, input: terminal.path)
      #expect(tour.output.contains("  1. What did you miss?\n  2. Whom will you tell?\n"))
      #expect(!tour.output.contains("answered"))
    }
  }
}
