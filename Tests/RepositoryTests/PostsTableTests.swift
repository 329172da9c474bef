import Foundation
import Testing

/// The table in the book that leads from the ideas of the posts to the code and its tests.
@Suite struct PostsTableTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  /// The cells of its rows: an idea, where it lives, what shows it.
  private let rows: [[String]]

  init() throws {
    let page = Self.root.appending(path: "Tools/Book/IdeaByIdea.md")
    rows = try String(contentsOf: page, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  @Test func everyPostAndItsIdeasAreListed() {
    #expect(rows.filter { $0.first?.hasPrefix("**") == true }.count == 6)
    #expect(rows.count >= 40)
  }

  @Test func everyPlaceExists() throws {
    let places = rows.compactMap { $0.dropFirst().first }.filter { !$0.isEmpty }
    #expect(places.count >= 34)
    let missing = places.filter { !exists($0.trimmingCharacters(in: ["`"])) }
    #expect(missing == [])
  }

  @Test func everyTestExists() throws {
    let names = rows.compactMap { $0.dropFirst(2).first }.filter { $0.hasPrefix("`") }
      .map { $0.trimmingCharacters(in: ["`"]) }
    #expect(names.count >= 33)
    let missing = names.filter { name in
      if name.contains("/") { return !exists(name) }
      let parts = name.split(separator: ".")
      return !SourceFile.all.contains { file in
        file.path.hasPrefix("Tests/") && file.path.hasSuffix("/\(parts[0]).swift")
          && (parts.count == 1 || file.lines.contains { $0.contains("func \(parts[1])(") })
      }
    }
    #expect(missing == [])
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Self.root.appending(path: path).path)
  }
}
