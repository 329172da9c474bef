import Foundation
import Syntax

/// A tracked Swift file and its text.
struct SourceFile: Sendable {
  /// The path from the package's root.
  let path: String
  let lines: [String]

  /// The package's root, found from this file's own place in it.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every Swift file, without the sources that tests compile on purpose.
  static let all = ["Modules", "Tests", "Tools"].flatMap(files)

  /// The files of the five modules and of what they share; the vendor's module follows nobody's rules.
  static let ofModules = all.filter { $0.path.hasPrefix("Modules/") && !$0.isVendors }

  /// What `Package.swift` says.
  static let manifest =
    (try? String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)) ?? ""

  var isVendors: Bool { path.hasPrefix("Modules/ThirdParty/") }

  private static func files(below folder: String) -> [SourceFile] {
    let found = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return files.compactMap { file in
      let path = String(file.path.dropFirst(root.path.count + 1))
      // What tests compile on purpose is no part of the package.
      guard !path.contains(/^Tests\/.*\/(Fixtures|Changes)\//) else { return nil }
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      return SourceFile(path: path, lines: text.components(separatedBy: "\n"))
    }
  }

  /// The lines without comments and without what strings say.
  var code: [String] {
    SourceText(Array(lines.joined(separator: "\n").utf8)).code.components(separatedBy: "\n")
  }

  /// Whether some declaration says `level`, or `open` where that is `public`.
  func declares(_ level: String) -> Bool {
    let levels = level == "public" ? ["public", "open"] : [level]
    // Reading takes time, and so does matching.
    guard lines.contains(where: { line in levels.contains { line.contains($0) } }) else { return false }
    return code.contains { line in
      guard levels.contains(where: { line.contains($0) }) else { return false }
      // Behind attributes and other modifiers, and in front of what is declared.
      return line.firstMatch(
        of: #/^\s*(?:@[\w.]+(?:\([^)]*\))? )*(?:[a-z]+ )*?(public|open|package) (?!import\b)[a-z]/#
      )
      .map { levels.contains(String($0.output.1)) } ?? false
    }
  }

  /// The places, as `path:line`, where the code has one of `words`.
  func places(of words: [String]) -> [String] {
    // Reading takes time, and few files have one of the words at all.
    guard lines.contains(where: { line in words.contains { line.contains($0) } }) else { return [] }
    return code.enumerated().filter { _, line in words.contains { line.contains($0) } }
      .map { "\(path):\($0.offset + 1)" }
  }
}
