import Foundation
import Testing

/// A tracked Swift file and its text.
struct SourceFile: CustomTestStringConvertible, Sendable {
  /// The path from the package's root.
  let path: String
  let lines: [Substring]

  var testDescription: String { path }

  /// The package's root, found from this file's own place in it.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift files below `folder`, without the sources that tests compile on purpose.
  static func all(below folder: String) -> [SourceFile] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    let paths = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return paths.compactMap { url in
      let path = url.path.dropFirst(root.path.count + 1)
      guard !path.contains("/Fixtures/"), !path.contains("/Changes/") else { return nil }
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return SourceFile(
        path: String(path), lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// The numbers of the lines for which `condition` holds.
  func lineNumbers(where condition: (Substring) -> Bool) -> [Int] {
    lines.enumerated().filter { condition($0.element) }.map { $0.offset + 1 }
  }

  /// Whether the file declares something for clients.
  var declaresPublicly: Bool {
    !lineNumbers { $0.contains(#/^\s*(@\S+\s+)*(public|open) /#) && !$0.contains("public import") }.isEmpty
  }
}
