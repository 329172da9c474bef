import Foundation

/// What the tour prints, written at once so that it keeps its order with other streams.
struct Output: Sendable {
  static let standard = Output(handle: .standardOutput)

  let handle: FileHandle

  func write(_ text: String) throws {
    try handle.write(contentsOf: Data(text.utf8))
  }

  func line(_ text: String) throws {
    try write(text + "\n")
  }

  /// Says on standard error what went wrong.
  ///
  /// If even that fails, there is nobody left to tell.
  static func report(_ text: String) {
    try? Output(handle: .standardError).line("tour: \(text)")
  }
}
