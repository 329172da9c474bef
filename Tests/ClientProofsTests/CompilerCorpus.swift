import APIComparison
import ClientProofs
import Foundation
import GateTestSupport
import PublicAPI
import Testing

/// A change that the compiler has judged: a folder `Changes/AREA/CASE`, where CASE says what it shows.
///
/// Only `old.swift` and `new.swift`, and `modes` where clients speak something else than Swift 6, are written by hand:
/// clients speak the first possible of these language modes, and the module speaks the last. The rest is recorded.
/// `old.surface` and `new.surface` are what the gate reads of both. `verdicts` has a line for each change, in the order in
/// which they are told: the verdict, who says so, and the declaration; below a break that the compiler has proved stands
/// the client that fails. `remedy.swift` is the code that mends the breaks, where there is some with which the clients
/// compile. `sentences`, which is recorded where there is such a file, is what is said of each change: what happened, what
/// the compiler says of the client, and what would help.
struct CompilerCorpus: Sendable, CustomTestStringConvertible {
  static let corpus = ChangeCorpus()

  static let all = corpus.changes(with: "old.swift").map(CompilerCorpus.init)

  let folder: ChangeFolder

  var testDescription: String { folder.path }

  private var modes: [String] { folder.has("modes") ? folder.words("modes") : ["6"] }

  /// The paths that a complete case consists of.
  var requiredPaths: Set<String> {
    let files =
      ["old.swift", "new.swift", "old.surface", "new.surface", "verdicts"]
      + ["modes", "remedy.swift", "sentences"].filter(folder.has)
    let area = folder.path.split(separator: "/").prefix(1).joined()
    return Set([area, folder.path] + files.map { "\(folder.path)/\($0)" })
  }

  /// The two versions, compiled in `scratch`.
  func compiler(in scratch: URL) throws -> FrontendCompiler {
    try FrontendCompiler(
      old: folder.url("old.swift"), new: folder.url("new.swift"), in: scratch, speaking: modes.last ?? "6")
  }

  /// The changes after `compiler` had its say.
  func judged(by compiler: some ClientCompiler) throws -> [Change] {
    try folder.difference().judged(by: compiler, modes: modes, isAlone: false).changes
  }

  /// The same, where the rules told of the changes in the opposite order.
  func judgedInReverse(by compiler: some ClientCompiler) throws -> [Change] {
    let difference = try folder.difference()
    return try ClientTrial(of: difference, modes: modes, isAlone: false)
      .judged(difference.changes.reversed(), by: compiler).changes
  }

  /// What is to stand in the folder of these changes, by the names of files; nil stands for no such file.
  func files(of changes: [Change]) -> [String: String?] {
    var files: [String: String?] = [
      "verdicts": changes.map(\.verdictLines).joined(),
      "remedy.swift": changes.filter { $0.remedyProof == .compiler }.remedyCode,
    ]
    if folder.has("sentences") { files["sentences"] = changes.map(\.sentenceLines).joined(separator: "\n") }
    return files
  }
}

extension Change {
  /// Its rule, and its lines in `verdicts`.
  var told: [String] { [rule.id, verdictLines] }

  fileprivate var verdictLines: String {
    let client = verdict >= .fragile && proof == .compiler ? client ?? "" : ""
    let lines = client.split(separator: "\n").map { "  \($0)\n" }
    let position = position.map { " \($0.rawValue)" } ?? ""
    return "\(verdict.rawValue)\(position) \(proof.rawValue) \(declaration)\n" + lines.joined()
  }

  fileprivate var sentenceLines: String {
    [fact, diagnostic ?? "", remedy.description].filter { !$0.isEmpty }.map { "\($0)\n" }.joined()
  }
}
