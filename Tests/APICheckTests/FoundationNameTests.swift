import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// New types with names that most clients know already.
@Suite struct FoundationNameTests {
  /// What `diff` says of a module that imports nothing, after `line` has been added.
  private func diff(adding line: String) async throws -> String {
    try await withTemporaryFolder { folder in
      let known = "// public surface, format 1, module Kettle\nstruct Water\n"
      try folder.write(["old/Kettle.txt": known, "new/Kettle.txt": "\(known)\(line)\n"])
      return try await APICheckRun.run(["diff", "old", "new", "--quiet"], in: folder).text
    }
  }

  @Test func aNameOfFoundationsIsTakenFromWhoeverImportsBoth() async throws {
    let text = try await diff(adding: "struct URLComponents")
    #expect(text.contains("breaking URLComponents [standard-name-shadowed]"), "\(text)")
  }

  @Test func anyOtherNameIsAnAddition() async throws {
    let text = try await diff(adding: "struct KettleComponents")
    #expect(text.contains("additive KettleComponents [declaration-added]"), "\(text)")
  }
}
