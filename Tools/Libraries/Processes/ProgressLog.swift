import Foundation
import Synchronization

/// Tells people on standard error what takes time.
///
/// On a terminal one line is rewritten; anywhere else each step is a line of its own.
public final class ProgressLog: Sendable {
  /// How much to tell.
  public enum Level: Int, Sendable {
    /// Nothing but errors.
    case quiet
    /// The steps.
    case steps
    /// The steps and the commands behind them.
    case commands
  }

  private let level: Level
  private let isTerminal: Bool
  private let isLineOpen = Mutex(false)

  /// Makes a progress that rewrites its line if standard error is a terminal.
  public init(_ level: Level) {
    self.level = level
    isTerminal = isatty(STDERR_FILENO) == 1
  }

  /// Starts a step, ending the one before.
  public func step(_ text: String) {
    guard level.rawValue >= Level.steps.rawValue else { return }
    isLineOpen.withLock { isOpen in
      if isTerminal, level == .steps {
        write("\r\u{1B}[2K\(text) …")
        isOpen = true
      } else {
        write("\(text)\n")
      }
    }
  }

  /// Says something that stays on the screen.
  public func note(_ text: String) {
    guard level.rawValue >= Level.steps.rawValue else { return }
    isLineOpen.withLock {
      closeLine(&$0)
      write("\(text)\n")
    }
  }

  /// Shows a command to those who asked for commands.
  func command(_ executable: String, _ arguments: [String]) {
    guard level == .commands else { return }
    write(([executable] + arguments).joined(separator: " ") + "\n")
  }

  /// Ends the last step, so that other output starts on a clean line.
  public func end() {
    isLineOpen.withLock { closeLine(&$0) }
  }

  private func closeLine(_ isOpen: inout Bool) {
    if isOpen { write("\r\u{1B}[2K") }
    isOpen = false
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
