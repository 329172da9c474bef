import Foundation

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

  /// The files of the five modules; the vendor's module follows nobody's rules.
  static let ofModules = all.filter { $0.path.hasPrefix("Modules/") && !$0.isVendors }

  var isVendors: Bool { path.hasPrefix("Modules/ThirdParty/") }
  var isInternal: Bool { path.contains("/Internal/") }

  private static func files(below folder: String) -> [SourceFile] {
    let found = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return files.compactMap { file in
      let path = String(file.path.dropFirst(root.path.count + 1))
      guard !path.contains("/Fixtures/"), !path.contains("/Changes/") else { return nil }
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      return SourceFile(path: path, lines: text.components(separatedBy: "\n"))
    }
  }

  /// The places, as `path:line`, of the lines that are meant and hold one of `words` outside of comments and strings.
  func places(of words: [String], on isMeant: (String) -> Bool = { _ in true }) -> [String] {
    lines.enumerated().filter { _, line in
      words.contains { line.contains($0) } && isMeant(line) && !line.contains("\"") && !line.contains("//")
    }.map { "\(path):\($0.offset + 1)" }
  }

  /// Whether the file declares something for clients.
  var declaresPublicly: Bool {
    lines.contains { line in
      guard line.contains("public ") || line.contains("open ") else { return false }
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
      return (words.first == "public" || words.first == "open") && !words.dropFirst().starts(with: ["import"])
    }
  }
}
