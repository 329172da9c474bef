import Foundation
import FrontPage

/// Files of the package as they should be, held against what they are.
struct Draft {
  let root: URL
  private var texts: [String: String] = [:]
  private(set) var stale: [String] = []

  init(of root: URL) {
    self.root = root
  }

  /// What a file holds so far, or an empty text if there is none.
  func text(of path: String) throws -> String {
    if let text = texts[path] { return text }
    let file = root.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return "" }
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw FrontPageFailure.unreadable(path: path, reason: error.localizedDescription)
    }
  }

  /// Gives a file another text.
  mutating func set(_ path: String, to text: String) throws {
    guard try self.text(of: path) != text else { return }
    texts[path] = text
    if !stale.contains(path) { stale.append(path) }
  }

  /// Gives a section of README.md another content.
  mutating func setSection(of part: Part, to content: String) throws {
    let section = MarkedSection("front-page \(part.rawValue)")
    try set("README.md", to: section.replaced(in: text(of: "README.md"), by: content))
  }

  /// Writes what differs.
  func write() throws {
    for path in stale {
      let file = root.appending(path: path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((texts[path] ?? "").utf8).write(to: file, options: .atomic)
      } catch {
        throw FrontPageFailure.unwritable(path: path, reason: error.localizedDescription)
      }
    }
  }
}
