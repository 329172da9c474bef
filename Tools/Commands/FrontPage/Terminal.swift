import Foundation

/// Where a person sees what goes on.
enum Terminal {
  static func complain(_ message: String) {
    FileHandle.standardError.write(Data("front-page: \(message)\n".utf8))
  }
}
