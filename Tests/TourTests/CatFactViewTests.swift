import Foundation
import TestSupport
import Testing

@Suite struct CatFactViewTests {
  private static let jump = "loaded: A cat can jump five times its own height."
  private static let clowder = "loaded: A group of cats is called a clowder."
  private static let takesOver = "\u{1B}[?1049h"
  private static let givesBack = "\u{1B}[?1049l"
  private static let red = "\u{1B}[31m"

  @Test func fetchesAtOnceAndAnotherWhenToldTo() async throws {
    let tour = try TerminalTour("cat")
    try await tour.screen(showing: "initial")
    try await tour.screen(showing: "loading\r\n\r\n                 q quit")
    try await tour.screen(showing: Self.jump)
    try await tour.screen(showing: "f fetch another  q quit")
    tour.terminal.type("f")
    try await tour.screen(showing: "loading")
    try await tour.screen(showing: Self.clowder)
    tour.terminal.type("q")
    #expect(try await tour.ending() == .exit(0))
  }

  @Test func ignoresTheKeyWhileItLoads() async throws {
    let tour = try TerminalTour("cat")
    try await tour.screen(showing: "loading")
    tour.terminal.type("ff")
    try await tour.screen(showing: Self.jump)
    tour.terminal.type("f")
    // Had one of the two been heard, the server would be further on in its list of answers.
    #expect(try await !tour.screen(showing: Self.clowder).contains("error"))
  }

  @Test(arguments: [(["NO_COLOR": ""], true), (["NO_COLOR": "1"], false)])
  func showsErrorsInRedWhereColoursAreWelcome(variables: [String: String], isRed: Bool) async throws {
    let tour = try TerminalTour("cat", variables: variables)
    var drawn = try await tour.screen(showing: Self.jump)
    tour.terminal.type("f")
    drawn += try await tour.screen(showing: Self.clowder)
    #expect(!drawn.contains(Self.red))
    tour.terminal.type("f")
    let failed = try await tour.screen(showing: "error: The server answered with status 404")
    #expect(failed.contains(Self.red) == isRed)
    tour.terminal.type("f")
    try await tour.screen(showing: Self.jump)
  }

  @Test(arguments: ["q", "\u{4}"])
  func givesTheTerminalBackWhenTheUserQuits(key: String) async throws {
    let tour = try TerminalTour("cat")
    try await tour.screen(showing: Self.takesOver)
    try await tour.screen(showing: "loading")
    #expect(!tour.terminal.isInLineMode)
    tour.terminal.type(key)
    #expect(try await tour.ending() == .exit(0))
    #expect(tour.terminal.settings == tour.settingsBefore)
    #expect(tour.rest().hasSuffix(Self.givesBack))
  }

  @Test func givesTheTerminalBackAfterControlC() async throws {
    let tour = try TerminalTour("cat")
    try await tour.screen(showing: "loading")
    #expect(!tour.terminal.isInLineMode)
    tour.terminal.type("\u{3}")
    #expect(try await tour.ending() == .signal(SIGINT))
    #expect(tour.terminal.settings == tour.settingsBefore)
    #expect(tour.rest().hasSuffix(Self.givesBack))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func givesTheTerminalBackWhenItIsToEnd(signal: Int32) async throws {
    let tour = try TerminalTour("cat")
    try await tour.screen(showing: Self.jump)
    tour.send(signal)
    #expect(try await tour.ending() == .signal(signal))
    #expect(tour.terminal.settings == tour.settingsBefore)
    #expect(tour.rest().hasSuffix(Self.givesBack))
  }

  @Test func givesTheTerminalBackWhileControlZSuspendsIt() async throws {
    let tour = try TerminalTour("cat")
    try await tour.screen(showing: Self.jump)
    tour.terminal.type("\u{1A}")
    #expect(try await tour.ending() == .stopped)
    #expect(tour.terminal.settings == tour.settingsBefore)
    tour.send(SIGCONT)
    try await tour.screen(showing: Self.takesOver)
    try await tour.screen(showing: Self.jump)
    #expect(!tour.terminal.isInLineMode)
    tour.terminal.type("q")
    #expect(try await tour.ending() == .exit(0))
  }

  @Test func printsItsStatesWhereOnlyTheKeyboardIsATerminal() async throws {
    try await withTemporaryFolder { folder in
      let terminal = try PseudoTerminal()
      let settings = terminal.settings
      let tour = try await FinishedTour(
        ["cat"], in: folder, variables: ["TERM": "xterm"], input: terminal.path)
      #expect(tour.output.contains("  initial\n  loading\n  loaded: "))
      #expect(terminal.settings == settings)
      #expect(terminal.readScreen() == "")
    }
  }

  @Test func printsItsStatesOnATerminalThatCannotPlaceItsCursor() async throws {
    let tour = try TerminalTour("cat", variables: ["TERM": "dumb"])
    #expect(try await tour.ending() == .exit(0))
    let drawn = tour.rest()
    #expect(!drawn.contains("\u{1B}"))
    #expect(drawn.contains("  initial\r\n  loading\r\n  loaded: "))
  }
}
