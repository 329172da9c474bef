import APIComparison
import ClientProofs
import Foundation
import GateTestSupport
import PublicAPI
import TestSupport
import Testing

/// A surface that says more than the module has, which no folder of the corpus shows.
@Suite struct RealCompilerTests {
  @Test func whatTheOldSideRejectsProvesNothing() async throws {
    let judged = try await withTemporaryFolder { folder in
      try await BlockingWork.run {
        let source = folder.appending(path: "module.swift")
        try "public func load() {}".write(to: source, atomically: true, encoding: .utf8)
        let compiler = try FrontendCompiler(old: source, new: source, in: folder)
        let difference = try APIDiff(
          old: Surface(
            baseline: "// public surface, format 1, module Changed\nfunc missing()\n", file: "Old.txt"),
          new: Surface(module: "Changed", declarations: []), beside: .ofToolchain)
        return try ClientTrial(of: difference, isAlone: false)
          .judged(Classifier.changes(in: difference), by: compiler).changes
      }
    }
    #expect(judged.map(\.proof) == [.rule])
  }
}
