import APIComparison
import Foundation
import PublicAPI
import Testing

/// Compiles the whole corpus, which takes minutes: set `PROVE_CHANGES` to run it, `RECORD_CHANGES` to write the
/// baselines of new folders as well, and `CHANGES_FILTER` to part of a path, such as `functions/async-added`, for
/// less than the whole.
@Suite(
  .enabled(
    if: ["PROVE_CHANGES", "RECORD_CHANGES"].contains { ProcessInfo.processInfo.environment[$0] != nil }))
struct RuleCorpusProofTests {
  private static let selected = RuleCorpus.all.filter { change in
    change.isCompiled
      && (ProcessInfo.processInfo.environment["CHANGES_FILTER"].map(change.path.contains) ?? true)
  }

  @Test func thereIsSomethingToCompile() {
    #expect(!Self.selected.isEmpty)
  }

  @Test(arguments: selected)
  func theCompilerAgreesWithTheLabel(change: RuleCorpus) throws {
    let compiled = try CompiledChange(change)
    defer { compiled.remove() }
    #expect(try compiled.clientFailure(against: "old") == nil)
    let failure = try compiled.clientFailure(against: "new")
    #expect((failure != nil) == (change.verdict == .breaking), "\(failure ?? "The client compiles.")")
    for side in ["old", "new"] {
      let text = try compiled.surface(side).baseline
      if ProcessInfo.processInfo.environment["RECORD_CHANGES"] != nil {
        try text.write(to: change.url("\(side).surface"), atomically: true, encoding: .utf8)
      }
      #expect(try change.text("\(side).surface") == text)
    }
    try aRemedyHelps(change, compiled)
  }

  /// What mends the break stands in the folder, and what does not is only proposed until a client has tried it.
  private func aRemedyHelps(_ change: RuleCorpus, _ compiled: CompiledChange) throws {
    guard let remedy = try change.remedy() else { return }
    let failure = try compiled.failure(with: remedy)
    if ProcessInfo.processInfo.environment["RECORD_CHANGES"] != nil, failure == nil {
      try remedy.write(to: change.url("remedy.swift"), atomically: true, encoding: .utf8)
    }
    #expect((failure == nil) == change.has("remedy.swift"), "\(failure ?? "It compiles.")")
  }
}
