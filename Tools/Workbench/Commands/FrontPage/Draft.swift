import Foundation
import FrontPage
import Processes

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

  /// Gives a section of the page that shows it another content.
  mutating func setSection(of part: Part, to content: String) throws {
    let section = MarkedSection("front-page \(part.rawValue)")
    try set(part.page, to: section.replaced(in: text(of: part.page), by: content))
  }

  /// Writes what differs, all or nothing.
  func write() throws {
    try AtomicFiles.write(stale.map { (path: root.appending(path: $0).path, text: texts[$0] ?? "") })
  }
}
