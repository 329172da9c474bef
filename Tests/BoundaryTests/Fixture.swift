import Foundation
import Testing

/// A small client that must not compile.
///
/// The first line says which error the compiler has to give, as `// error: TEXT`. Each line that causes it ends with
/// `// forbidden`: without these lines the client compiles.
struct Fixture: CustomTestStringConvertible, Sendable {
  let folder: String
  let name: String
  let source: String

  var testDescription: String { "\(folder)/\(name)" }

  /// The fixtures of one folder, or of all, in the order of their names.
  static func all(in folder: String = "") -> [Fixture] {
    let root = Bundle.module.bundleURL.appending(path: "Fixtures")
    let entries = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    let files = (entries?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return files.sorted { $0.path < $1.path }.compactMap(Fixture.init)
  }

  private init?(_ file: URL) {
    guard let source = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.source = source
    name = file.deletingPathExtension().lastPathComponent
    folder = file.deletingLastPathComponent().lastPathComponent
  }

  /// What the compiler has to print.
  var expectedError: String? {
    guard let match = source.firstMatch(of: #/^// error(?: without)?: (.+)\n/#) else { return nil }
    return String(match.1)
  }

  /// Whether the error is one that a compiler setting takes away, written as `// error without: TEXT`.
  var isAllowedBySetting: Bool {
    source.hasPrefix("// error without: ")
  }

  /// The client without what is forbidden.
  var control: String {
    lines.filter { !Self.isForbidden($0) }.joined(separator: "\n")
  }

  /// The numbers of the lines that the compiler has to refuse.
  var forbiddenLines: Set<Int> {
    Set(lines.enumerated().filter { Self.isForbidden($0.element) }.map { $0.offset + 1 })
  }

  private var lines: [Substring] {
    source.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func isForbidden(_ line: Substring) -> Bool {
    line.hasSuffix("// forbidden")
  }
}
