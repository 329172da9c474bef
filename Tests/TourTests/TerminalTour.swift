import Foundation
import TestSupport

/// The tour at work on a terminal.
final class TerminalTour {
  let terminal: PseudoTerminal
  /// The terminal's settings before the tour came.
  let settingsBefore: String
  private let child: pid_t
  private var isOver = false
  private var unread = ""

  init(_ arguments: String..., variables: [String: String] = [:]) throws {
    let terminal = try PseudoTerminal()
    settingsBefore = terminal.settings
    let launch = Launch(arguments: arguments, variables: ["TERM": "xterm"].merging(variables) { $1 })
    child = try launch.start(on: terminal.path)
    self.terminal = terminal
  }

  deinit {
    guard !isOver else { return }
    kill(child, SIGKILL)
    waitpid(child, nil, 0)
  }

  func send(_ signal: Int32) {
    kill(child, signal)
  }

  /// Reads on until the terminal shows `text`, and returns what was drawn up to its end.
  @discardableResult
  func screen(showing text: String) async throws -> String {
    try await eventually("the terminal shows \(unread.debugDescription), without \(text.debugDescription)") {
      unread += terminal.readScreen()
      guard let range = unread.range(of: text) else { return nil }
      defer { unread = String(unread[range.upperBound...]) }
      return String(unread[..<range.upperBound])
    }
  }

  /// Waits until the process has ended or stopped.
  func ending() async throws -> Ending {
    let ending = try await eventually("the tour is still running") {
      var status: Int32 = 0
      return waitpid(child, &status, WNOHANG | WUNTRACED) == child ? Ending(status: status) : nil
    }
    if ending != .stopped { isOver = true }
    return ending
  }

  /// All that was drawn and has not been looked at.
  func rest() -> String {
    unread += terminal.readScreen()
    defer { unread = "" }
    return unread
  }
}
