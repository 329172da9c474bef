import Foundation
import Testing

/// A small client that must not compile.
///
/// The first line says which error the compiler has to give, as `// error: TEXT`. Each line that causes it ends with
/// `// forbidden`. The client compiles without these lines.
struct Fixture: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let source: String

  /// All files of the folder `Fixtures`.
  static func all() throws -> [Fixture] {
    let folder = Bundle.module.bundleURL.appending(path: "Fixtures")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { path in
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return Fixture(testDescription: path, source: source)
      }
  }

  /// What the compiler has to print.
  var expectedError: String? {
    source.wholeMatch(of: #/// error: (.+)\n(?s:.*)/#).map { String($0.1) }
  }

  /// The numbers of the lines that the compiler has to refuse.
  var forbiddenLines: Set<Int> {
    Set(lines.indices.filter { Self.isForbidden(lines[$0]) }.map { $0 + 1 })
  }

  /// The client without what is forbidden.
  var control: String { lines.filter { !Self.isForbidden($0) }.joined(separator: "\n") }

  private var lines: [String] { source.components(separatedBy: "\n") }

  private static func isForbidden(_ line: String) -> Bool { line.hasSuffix("// forbidden") }
}
