import Foundation

/// What lets people leaf through a text that is longer than their terminal.
enum Pager {
  /// Prints `text`, through the pager if somebody looks at a terminal that is too small for it.
  static func print(_ text: String) throws {
    guard let rows = terminalRows, text.count(where: \.isNewline) >= rows, show(text) else {
      return try Terminal.print(text)
    }
  }

  /// Whether there is a pager that took the text.
  private static func show(_ text: String) -> Bool {
    let command = ProcessInfo.processInfo.environment["PAGER"] ?? "less -FRX"
    if command.isEmpty { return false }
    fflush(nil)
    guard let pager = popen(command, "w") else { return false }
    // Whoever has read enough ends the pager, and interrupts it with the keys that would interrupt this process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    fputs(text, pager)
    let commandNotFound: Int32 = 127
    return pclose(pager) >> 8 != commandNotFound
  }

  /// How many lines standard output shows at once, if it is a terminal that can be leafed through.
  private static var terminalRows: Int? {
    let environment = ProcessInfo.processInfo.environment
    guard isatty(STDOUT_FILENO) == 1, environment["TERM"] != "dumb" else { return nil }
    var size = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : nil
  }
}
