import Compatibility
import Foundation
import Surfaces
import Testing

/// A change with a known verdict: a folder `Changes/AREA/RULE/CASE`.
///
/// AREA and RULE are those of the catalogue and say which rule gives the verdict, CASE says what the folder shows.
/// `expect` holds the verdict. `old.surface` and `new.surface` are baselines. Where a compiler can tell, `old.swift`,
/// `new.swift` and a `client.swift` prove the verdict and the baselines; the rest holds what no compiler on one
/// platform shows. `platforms`, if there is one, names those whose clients the verdict is for.
struct RuleCorpus: Sendable, CustomTestStringConvertible {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Changes")

  /// The path of everything in the folder, at any depth.
  static let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []

  static let all = paths.sorted().compactMap(RuleCorpus.init)

  /// The path of the case's folder from `Changes`.
  let path: String
  let area: String
  /// The rule that gives the verdict.
  let rule: String
  let name: String
  let verdict: Verdict
  let platforms: Set<String>

  private init?(path: String) {
    let parts = path.split(separator: "/").map(String.init)
    let expected = Self.words(of: "\(path)/expect")
    guard parts.count == 3, expected.count == 1, let verdict = Verdict(rawValue: expected[0]) else {
      return nil
    }
    self.path = path
    area = parts[0]
    rule = parts[1]
    name = parts[2]
    self.verdict = verdict
    platforms = Set(Self.words(of: "\(path)/platforms"))
  }

  var testDescription: String { path }

  var isCompiled: Bool { has("client.swift") }

  /// The paths that a complete case consists of.
  var requiredPaths: Set<String> {
    let sources = ["old.swift", "new.swift", "client.swift"]
    let files =
      ["expect", "old.surface", "new.surface"] + (sources.contains(where: has) ? sources : [])
      + ["platforms"].filter(has)
    return Set([area, "\(area)/\(rule)", path] + files.map { "\(path)/\($0)" })
  }

  func url(_ file: String) -> URL {
    Self.folder.appending(path: path).appending(path: file)
  }

  func text(_ file: String) throws -> String {
    try String(contentsOf: url(file), encoding: .utf8)
  }

  func surface(_ side: String) throws -> Surface {
    try Baseline.parse(text("\(side).surface"), file: "\(path)/\(side).surface")
  }

  private func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: url(file).path)
  }

  private static func words(of path: String) -> [String] {
    let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    return text?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }
}
