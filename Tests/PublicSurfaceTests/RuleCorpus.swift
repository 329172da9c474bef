import Compatibility
import Foundation
import Surfaces
import Testing

/// A change with a known verdict: a folder `Changes/RULE` or `Changes/RULE.VARIANT`.
///
/// `old.surface` and `new.surface` are baselines. Where a compiler can tell, `old.swift`, `new.swift` and a
/// `client.swift` prove the verdict and the baselines; the rest holds what no compiler on one platform shows.
struct RuleCorpus: Sendable, CustomTestStringConvertible {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Changes")

  static let all: [RuleCorpus] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap(RuleCorpus.init)
  }()

  let name: String
  let verdict: Verdict
  /// The rule that gives the verdict.
  let rule: String

  private init?(name: String) {
    self.name = name
    let url = Self.folder.appending(path: name).appending(path: "expect")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 2, let verdict = Verdict(rawValue: words[0]) else { return nil }
    self.verdict = verdict
    rule = words[1]
  }

  var testDescription: String { name }

  var isCompiled: Bool { FileManager.default.fileExists(atPath: url("client.swift").path) }

  func url(_ file: String) -> URL {
    Self.folder.appending(path: name).appending(path: file)
  }

  func text(_ file: String) throws -> String {
    try String(contentsOf: url(file), encoding: .utf8)
  }

  func surface(_ side: String) throws -> Surface {
    try Baseline.parse(text("\(side).surface"), file: "\(name)/\(side).surface")
  }
}
