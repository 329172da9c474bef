import Foundation

/// The tool's two outputs.
enum Terminal {
  /// Throws an ``OutputError`` if not all could be printed: a report that nobody can read is no report.
  static func print(_ text: String) throws {
    if text.isEmpty { return }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw OutputError(reason: error.localizedDescription)
    }
  }

  static func complain(_ text: String) {
    // Nobody is left to hear that nobody listens.
    try? FileHandle.standardError.write(contentsOf: Data("api-check: \(text)\n".utf8))
  }

  /// Keeps files from being opened, and then written to, under the numbers of outputs that are closed.
  static func reserveClosedOutputs() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Whether standard output shows colours.
  static var isColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = environment["CLICOLOR_FORCE"], value != "0" { return true }
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
  }
}
