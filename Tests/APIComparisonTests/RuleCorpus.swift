import APIComparison
import Foundation
import GateTestSupport
import PackageBuilds
import PublicAPI
import Testing

/// A change with a known verdict: a folder `Changes/AREA/RULE/CASE`.
///
/// AREA and RULE are those of the catalogue and say which rule gives the verdict, CASE says what the folder shows.
/// `expect` holds the verdict; `none` shows what no client can notice and what the rule must not be found for.
/// `old.surface` and `new.surface` are baselines. Where a compiler can tell, `old.swift`,
/// `new.swift` and a `client.swift` prove the verdict and the baselines; the rest holds what no compiler on one
/// platform shows. Where code in the new module mends the break, `remedy.swift` is that code. `platforms`, if there is one, names those whose clients the verdict is for. Where the package itself
/// changes, `old.json` and `new.json` are its manifests as `swift package dump-package` prints them, and all there is.
struct RuleCorpus: Sendable, CustomTestStringConvertible {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Changes")

  /// The path of everything in the folder, at any depth.
  static let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []

  static let all = paths.sorted().compactMap(RuleCorpus.init)

  /// The cases that two surfaces show.
  static let surfaces = all.filter { !$0.isManifest }

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

  private var isManifest: Bool { has("old.json") }

  /// The paths that a complete case consists of.
  var requiredPaths: Set<String> {
    let sources = ["old.swift", "new.swift", "client.swift"]
    let shown =
      isManifest
      ? ["old.json", "new.json"]
      : ["old.surface", "new.surface"] + (sources.contains(where: has) ? sources : [])
    let files = ["expect"] + shown + ["platforms", "remedy.swift"].filter(has)
    return Set([area, "\(area)/\(rule)", path] + files.map { "\(path)/\($0)" })
  }

  func url(_ file: String) -> URL {
    Self.folder.appending(path: path).appending(path: file)
  }

  func text(_ file: String) throws -> String {
    try String(contentsOf: url(file), encoding: .utf8)
  }

  func surface(_ side: String) throws -> Surface {
    try Surface(baseline: text("\(side).surface"), file: "\(path)/\(side).surface")
  }

  /// The changes from one side to the other: `old` or `new` each.
  func changes(from left: String = "old", to right: String = "new") throws -> [Change] {
    guard isManifest else {
      return try Classifier.changes(
        in: APIDiff(old: surface(left), new: surface(right), beside: .ofToolchain), platforms: platforms)
    }
    let (before, after) = (try modules(left), try modules(right))
    return try promises(right).changes(since: promises(left))
      + before.subtracting(after).map { .removal(ofModule: $0, size: "all of it is") }
      + after.subtracting(before).map { .addition(ofModule: $0, size: "all of it is") }
  }

  /// The code that is to mend the break, as the rules propose it, with bodies that any type allows; nil if there is
  /// none.
  func remedy() throws -> String? {
    let code = try changes().compactMap { change -> String? in
      guard change.verdict == .breaking, case .code(let code, _) = change.remedy else { return nil }
      return code.replacing("…", with: "fatalError()")
    }
    return code.isEmpty ? nil : code.joined(separator: "\n") + "\n"
  }

  private func promises(_ side: String) throws -> PackagePromises {
    try PackageManifest(dump: Data(contentsOf: url("\(side).json"))).promises
  }

  /// The modules of the products that a manifest describes.
  private func modules(_ side: String) throws -> Set<String> {
    let dump = try Data(contentsOf: url("\(side).json"))
    return Set(try JSONDecoder().decode(Products.self, from: dump).products.flatMap(\.targets))
  }

  func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: url(file).path)
  }

  private static func words(of path: String) -> [String] {
    let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    return text?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }
}

/// What a manifest says of products.
private struct Products: Decodable {
  struct Product: Decodable {
    let targets: [String]
  }

  let products: [Product]
}
