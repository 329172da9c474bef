import Networking

/// How a request has ended.
enum Ending {
  /// The name of the case of `error`, and what no error should be.
  static func name(of error: any Error) -> String {
    switch error {
    case is CancellationError: "cancelled"
    case let error as NetworkError: Mirror(reflecting: error).children.first?.label ?? "other"
    default: "\(error)"
    }
  }

  /// Whether the description of `error` would do something to a terminal.
  static func isUnprintable(_ error: any Error) -> Bool {
    "\(error)".unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
