import Foundation
import Synchronization

/// Source files by their lines, each read once.
final class SourceTexts: Sendable {
  private let known = Mutex<[String: [Substring]]>([:])

  /// The lines of the file at `path`; none where it cannot be read, and nothing is documented.
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
