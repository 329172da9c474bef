import Foundation
import FrontPage

/// The known changes that tests keep: each a folder below `Changes` with two sources and a verdict.
struct Corpus {
  let root: URL

  func changes() throws -> [KnownChange] {
    let tests = root.appending(path: "Tests")
    let files = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    let changes = try files.filter { $0.hasSuffix("/expect") }.compactMap { file in
      try change(in: tests.appending(path: file).deletingLastPathComponent())
    }
    guard !changes.isEmpty else { throw FrontPageFailure.noChanges(folder: tests.path) }
    return changes
  }

  /// The change in a folder, or nil if there are no sources to build.
  private func change(in folder: URL) throws -> KnownChange? {
    let names = ["expect", "old.swift", "new.swift"]
    let files = names.map { folder.appending(path: $0) }
    guard files.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
    let texts = try files.map { file in
      do {
        return try String(contentsOf: file, encoding: .utf8)
      } catch {
        throw FrontPageFailure.unreadable(path: file.path, reason: error.localizedDescription)
      }
    }
    let parts = folder.path.split(separator: "/").map(String.init)
    let path = parts[((parts.lastIndex(of: "Changes") ?? parts.count - 2) + 1)...].joined(separator: "/")
    return KnownChange(path: path, expect: texts[0], old: texts[1], new: texts[2])
  }
}
