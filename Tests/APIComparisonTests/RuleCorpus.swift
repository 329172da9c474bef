import APIComparison
import Foundation
import GateTestSupport
import PackageBuilds
import PublicAPI
import Testing

/// A change with a known verdict: a folder `Changes/AREA/RULE/CASE`.
///
/// AREA and RULE are those of the catalogue and say which rule gives the verdict, CASE says what the folder shows.
/// `expect` holds the verdict of the rule alone, and behind it what a compiler makes of it where that knows better; `none`
/// shows what no client can notice and what the rule must not be found for.
/// `old.surface` and `new.surface` are baselines. Where a compiler can tell, `old.swift`, `new.swift` and a `client.swift`
/// prove the verdict and the baselines; the rest holds what no compiler on one platform shows. Where code in the new
/// module mends the break, `remedy.swift` is that code. `platforms`, if there is one, names those whose clients the
/// verdict is for. Where the package itself changes, `old.json` and `new.json` are its manifests as `swift package
/// dump-package` prints them, and all there is.
struct RuleCorpus: Sendable, CustomTestStringConvertible {
  static let corpus = ChangeCorpus()

  static let all = corpus.changes(with: "expect").compactMap(RuleCorpus.init)

  /// The cases that two surfaces show.
  static let surfaces = all.filter { !$0.isManifest }

  let folder: ChangeFolder
  let area: String
  /// The rule that gives the verdict.
  let rule: String
  let name: String
  let verdict: Verdict
  /// The verdict that the client proves.
  let proven: Verdict
  let platforms: Set<String>

  private init?(folder: ChangeFolder) {
    let parts = folder.path.split(separator: "/").map(String.init)
    let expected = folder.words("expect")
    let verdicts = expected.compactMap(Verdict.init)
    guard parts.count == 3, (1...2).contains(verdicts.count), verdicts.count == expected.count else {
      return nil
    }
    self.folder = folder
    area = parts[0]
    rule = parts[1]
    name = parts[2]
    (verdict, proven) = (verdicts[0], verdicts[verdicts.count - 1])
    platforms = Set(folder.words("platforms"))
  }

  var path: String { folder.path }

  var testDescription: String { path }

  var isCompiled: Bool { folder.has("client.swift") }

  private var isManifest: Bool { folder.has("old.json") }

  /// The paths that a complete case consists of.
  var requiredPaths: Set<String> {
    let sources = ["old.swift", "new.swift", "client.swift"]
    let shown =
      isManifest
      ? ["old.json", "new.json"]
      : ["old.surface", "new.surface"] + (sources.contains(where: folder.has) ? sources : [])
    let files = ["expect"] + shown + ["platforms", "remedy.swift"].filter(folder.has)
    return Set([area, "\(area)/\(rule)", path] + files.map { "\(path)/\($0)" })
  }

  /// The changes from one side to the other: `old` or `new` each.
  func changes(from left: String = "old", to right: String = "new") throws -> [Change] {
    guard isManifest else {
      return try Classifier.changes(
        in: APIDiff(old: folder.surface(left), new: folder.surface(right), beside: .ofToolchain),
        platforms: platforms)
    }
    let (before, after) = (try modules(left), try modules(right))
    return try promises(right).changes(since: promises(left))
      + before.subtracting(after).map { .removal(ofModule: $0, size: "all of it is") }
      + after.subtracting(before).map { .addition(ofModule: $0, size: "all of it is") }
  }

  /// The code that is to mend the break, as the rules propose it; nil if there is none.
  func remedy() throws -> String? { try changes().filter { $0.verdict == .breaking }.remedyCode }

  private func promises(_ side: String) throws -> PackagePromises {
    try PackageManifest(dump: Data(contentsOf: folder.url("\(side).json"))).promises
  }

  /// The modules of the products that a manifest describes.
  private func modules(_ side: String) throws -> Set<String> {
    let dump = try Data(contentsOf: folder.url("\(side).json"))
    return Set(try JSONDecoder().decode(Products.self, from: dump).products.flatMap(\.targets))
  }
}

/// What a manifest says of products.
private struct Products: Decodable {
  struct Product: Decodable {
    let targets: [String]
  }

  let products: [Product]
}
