import APIComparison
import GateTestSupport
import PublicAPI
import Testing

/// Compiles the whole corpus, which takes minutes: set `PROVE_CHANGES` to run it, `RECORD_CHANGES` to write the
/// baselines of new folders as well, and `CHANGES_FILTER` to part of a path, such as `functions/async-added`, for
/// less than the whole.
@Suite(.enabled(if: ChangeFolder.areProven))
struct RuleCorpusProofTests {
  private static let selected = RuleCorpus.all.filter { $0.isCompiled && $0.folder.isSelected }

  @Test func thereIsSomethingToCompile() {
    #expect(!Self.selected.isEmpty)
  }

  @Test(arguments: selected)
  func theCompilerAgreesWithTheLabel(change: RuleCorpus) throws {
    let compiled = try CompiledChange(change)
    defer { compiled.remove() }
    #expect(try compiled.clientFailure(against: "old") == nil)
    let failure = try compiled.clientFailure(against: "new")
    #expect((failure != nil) == (change.proven >= .fragile), "\(failure ?? "The client compiles.")")
    for side in ["old", "new"] {
      let text = try #require(try compiled.surface(side)).baseline
      if ChangeFolder.areRecorded {
        try change.folder.record(text, as: "\(side).surface")
      }
      #expect(try change.folder.text("\(side).surface") == text)
    }
    try aRemedyHelps(change, compiled)
  }

  /// What mends the break stands in the folder, and what does not is only proposed until a client has tried it.
  private func aRemedyHelps(_ change: RuleCorpus, _ compiled: CompiledChange) throws {
    guard let remedy = try change.remedy() else { return }
    let failure = try compiled.failure(with: remedy)
    if ChangeFolder.areRecorded, failure == nil {
      try change.folder.record(remedy, as: "remedy.swift")
    }
    #expect((failure == nil) == change.folder.has("remedy.swift"), "\(failure ?? "It compiles.")")
  }
}
