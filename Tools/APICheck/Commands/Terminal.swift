import Foundation

/// The tool's two outputs.
enum Terminal {
  static func print(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  static func complain(_ text: String) {
    FileHandle.standardError.write(Data("api-check: \(text)\n".utf8))
  }

  /// Whether standard output shows colours.
  static var isColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = environment["CLICOLOR_FORCE"], value != "0" { return true }
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
  }
}
