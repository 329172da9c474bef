import APIComparison
import Foundation
import GateTestSupport
import TestSupport
import Testing

/// What the compiler makes of each folder of the corpus, in whatever order the changes come.
///
/// `RECORD_CHANGES` writes it down, `PROVE_CHANGES` has the surfaces compared as well, and `CHANGES_FILTER` is part of a
/// path for less than the whole.
@Suite struct CompilerCorpusTests {
  @Test(arguments: CompilerCorpus.all.filter(\.folder.isSelected))
  func theCompilerGivesTheVerdicts(change: CompilerCorpus) async throws {
    try await withTemporaryFolder { scratch in
      let compiler = try await BlockingWork.run { try change.compiler(in: scratch) }
      if ChangeFolder.areProven {
        try expect(await BlockingWork.run { try compiler.surfaces() }, in: change)
      }
      let asked = RememberingCompiler(compiler)
      let changes = try await BlockingWork.run { try change.judged(by: asked) }
      try expect(change.files(of: changes), in: change)
      let proven = changes.filter { $0.verdict >= .fragile && $0.proof == .compiler }
      #expect(proven.allSatisfy { $0.client != nil && $0.diagnostic != nil })
      #expect(changes.allSatisfy { $0.remedyProof == .compiler || [$0].remedyCode == nil })
      let turned = try await BlockingWork.run { try change.judgedInReverse(by: asked) }
      #expect(Set(turned.map(\.told)) == Set(changes.map(\.told)), "in another order")
    }
  }

  private func expect(_ files: [String: String?], in change: CompilerCorpus) throws {
    for (file, text) in files {
      if ChangeFolder.areRecorded { try change.folder.record(text, as: file) }
      #expect(text == (try? change.folder.text(file)), "\(file)")
    }
  }

  @Test func everyFolderIsACompleteCase() {
    let complete = CompilerCorpus.all.reduce(into: Set()) { $0.formUnion($1.requiredPaths) }
    #expect(complete.symmetricDifference(CompilerCorpus.corpus.paths).sorted() == [])
    #expect(CompilerCorpus.all.count > 200)
  }

  @Test func everyUnusualPositionHasAFolder() throws {
    let verdicts = try CompilerCorpus.all.map { try $0.folder.text("verdicts") }.joined()
    // What only another module shows is tried with packages.
    let others: Set<UnusualPosition> = [.leakedImport, .nameOfAnotherModule]
    let missing = UnusualPosition.allCases.filter {
      !others.contains($0) && !verdicts.contains(" \($0.rawValue) ")
    }
    #expect(missing == [])
  }
}
