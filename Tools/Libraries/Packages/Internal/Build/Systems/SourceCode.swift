import Foundation

/// The text of a file, whose comments do not count.
struct SourceCode {
  private let source: Data

  init(_ source: Data) {
    self.source = source
  }

  /// Whether some line that is no comment has all of `terms`.
  func hasLine(with terms: [String]) -> Bool {
    guard terms.allSatisfy({ source.range(of: Data($0.utf8)) != nil }) else { return false }
    return String(decoding: source, as: UTF8.self).split(separator: "\n").contains { line in
      !line.drop(while: \.isWhitespace).hasPrefix("//") && terms.allSatisfy(line.contains)
    }
  }
}
