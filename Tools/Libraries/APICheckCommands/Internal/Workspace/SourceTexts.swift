import Foundation
import Synchronization

/// Source files as lines, each file read once.
final class SourceTexts: Sendable {
  private let known = Mutex<[String: [Substring]]>([:])

  /// The lines of the file at `path`; empty if it cannot be read, so that it has no documentation.
  func lines(of path: String) -> [Substring] {
    known.withLock { known in
      if let lines = known[path] { return lines }
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      known[path] = lines
      return lines
    }
  }
}
