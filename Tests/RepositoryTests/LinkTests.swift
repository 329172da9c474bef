import Foundation
import Testing

/// The links on the pages of the repository that lead to something in it.
@Suite struct LinkTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL
  private static let pages = ["", "Tools", "Tools/Book"].flatMap { folder in
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  @Test func thePagesAreFound() throws {
    #expect(Set(["README.md", "Tools/api-contract.md", "Tools/Book/Tutorial.md"]).isSubset(of: Self.pages))
    #expect(try Self.pages.flatMap(Self.links).count >= 40)
  }

  @Test(arguments: pages)
  func everyLinkLeadsSomewhere(page: String) throws {
    #expect(try Self.links(on: page).filter { try !Self.leadsSomewhere($0, from: page) } == [])
  }

  private static func leadsSomewhere(_ link: String, from page: String) throws -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let folder = root.appending(path: page).deletingLastPathComponent()
    let file = parts[0].isEmpty ? root.appending(path: page) : folder.appending(path: parts[0])
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    guard parts.count == 2 else { return true }
    let headings = try prose(of: file).filter { $0.hasPrefix("#") }
    return headings.contains { anchor(of: $0) == parts[1] }
  }

  /// The targets of the links on a page, without those of other sites.
  private static func links(on page: String) throws -> [String] {
    try prose(of: root.appending(path: page)).flatMap { line in
      line.replacing(#/`[^`]*`/#, with: "").matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.output.1) }
    }
    .filter { $0.firstMatch(of: #/^[a-z]+:/#) == nil }
  }

  /// The lines of a page that are no code.
  private static func prose(of file: URL) throws -> [String] {
    var isCode = false
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").filter { line in
      let isFence = line.trimmingCharacters(in: .whitespaces).hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isCode && !isFence
    }
  }

  /// What GitHub calls the place of a heading.
  private static func anchor(of heading: String) -> String {
    let words = heading.drop { $0 == "#" }.dropFirst().lowercased()
    return words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
  }
}
