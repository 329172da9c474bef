/// Why the Swift toolchain cannot be used.
enum ToolchainError: Error, Hashable, Sendable {
  /// A tool is not where it should be.
  case notFound(tool: String, place: String)
  /// The compiler does not describe itself.
  case noTargetInfo(swift: String, message: String)
  /// A tool could not be started.
  case cannotStart(tool: String, reason: String)
}

extension ToolchainError: CustomStringConvertible {
  /// One sentence that names the tool and says what to do.
  var description: String {
    switch self {
    case .notFound(let tool, let place):
      "There is no \(tool) in \(place); install a Swift toolchain and put its bin folder first in PATH."
    case .noTargetInfo(let swift, let message):
      "\(swift) -print-target-info failed (\(message)); install a toolchain of Swift 6 or later."
    case .cannotStart(let tool, let reason):
      "\(tool) cannot be started (\(reason)); check that it is installed and executable."
    }
  }
}
