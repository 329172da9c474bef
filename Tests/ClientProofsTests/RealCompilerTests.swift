import APIComparison
import Foundation
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
        let old = try Surface(
          baseline: "// public surface, format 1, module Changed\nfunc missing()\n", file: "Old.txt")
        let new = Surface(module: "Changed", declarations: [])
        return try APIDiff(from: old, to: new).judged(by: compiler, isAlone: false).changes
      }
    }
    #expect(judged.map(\.proof) == [.rule])
  }
}
