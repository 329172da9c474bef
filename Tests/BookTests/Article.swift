import Foundation
import Testing

/// An article of the book that a reader can do, from top to bottom.
struct Article {
  let text: String
  private let file: URL

  init(_ name: String) throws {
    file = workspace.appending(path: "Tools/Book/\(name).md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// Expects that each command prints what the article shows, if it is typed in `folder`, which the article makes.
  ///
  /// Where `RECORD_TUTORIAL` is set, the article is written anew instead, with what the commands print.
  func expectReplay(in folder: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let now = try await withReader(in: folder) { try await $0.replayed(text) }
    if ProcessInfo.processInfo.environment["RECORD_TUTORIAL"] != nil {
      try Data(now.utf8).write(to: file)
      return
    }
    let (shown, printed) = (text.components(separatedBy: "\n"), now.components(separatedBy: "\n"))
    let changes = printed.difference(from: shown).map { change in
      switch change {
      case .remove(let index, let line, _): "line \(index + 1) says “\(line)”, which no command prints"
      case .insert(_, let line, _): "a command prints “\(line)”"
      }
    }
    #expect(
      shown == printed,
      """
      In \(file.lastPathComponent), \(changes.joined(separator: "; ")).
      RECORD_TUTORIAL=1 Tools/test --filter with the name of this test writes what they print today; read it again then.
      """, sourceLocation: sourceLocation)
  }
}
