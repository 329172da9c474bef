import CommandLines
import Foundation
import FrontPage

/// What the gate and the compiler's digester say about the changes of the corpus.
struct ComparisonPart {
  let gate: Program
  let measurement: Measurement

  static let record = "Tools/digester-comparison.txt"
  /// What the sources of the corpus call their module: a point ends a word here, which it does not in prose.
  private static var corpusModule: Regex<Substring> { /\bChanged\b/.wordBoundaryKind(.simple) }

  /// Returns the changes that nobody has asked the tools about; then nothing is updated.
  func update(_ draft: inout Draft, in scratch: URL) throws -> [KnownChange] {
    let changes = try Corpus(root: draft.root).changes()
    let record = measurement == .all ? "" : try draft.text(of: Self.record)
    var comparison = try Comparison(of: changes, record: record)
    if measurement != .none {
      let compiler = try Compiler.release()
      if comparison.compiler != compiler { comparison = try Comparison(of: changes, record: "") }
      comparison.compiler = compiler
      try measure(comparison.unmeasured, for: &comparison, in: scratch)
    }
    guard comparison.unmeasured.isEmpty else { return comparison.unmeasured }
    try draft.set(Self.record, to: comparison.record)
    try draft.setSection(of: .comparison, to: comparison.markdown)
    return []
  }

  /// Asks both tools about a package with a module for each change, and two tags.
  private func measure(_ changes: [KnownChange], for comparison: inout Comparison, in scratch: URL) throws {
    guard !changes.isEmpty else { return }
    CommandLineTool.frontPage.complain(
      "asking both tools about \(changes.count) changes; this takes minutes …")
    let names = changes.indices.map { "Change\($0 + 1)" }
    let package = try TaggedPackage("Changes", modules: names, in: scratch.appending(path: "Changes"))
    for (tag, source) in [("old", \KnownChange.old), ("new", \KnownChange.new)] {
      let sources = zip(names, changes).map {
        ($0, $1[keyPath: source].replacing(Self.corpusModule, with: $0))
      }
      try package.commit(Dictionary(uniqueKeysWithValues: sources), tag: tag)
    }
    let digester = try digesterAnswers(in: package, about: names)
    let report = [
      "diff", "old", "new", "--package-path", package.directory.path, "--format", "json", "--quiet",
    ]
    let gate = try ToolAnswers(gateReport: gate.run(report, accepting: [0, 1]))
    for (name, change) in zip(names, changes) {
      comparison.note(change, gate: gate.answer(about: name), digester: digester.answer(about: name))
    }
  }

  private func digesterAnswers(in package: TaggedPackage, about names: [String]) throws -> ToolAnswers {
    let command = [
      "swift", "package", "--scratch-path", ".build-digester", "diagnose-api-breaking-changes", "old",
    ]
    let output = try package.program("/usr/bin/env").text(command, accepting: [0, 1])
    let answers = ToolAnswers(digesterOutput: output)
    // Its exit code is the same for a break and for a build that fails.
    guard names.contains(where: { answers.answer(about: $0) != .failed }) else {
      throw FrontPageFailure.commandFailed(command: command.joined(separator: " "), output: output)
    }
    return answers
  }
}
