import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Re-exports as baselines have them, where no compiler is asked.
@Suite struct ReexportLineTests {
  /// What `diff` says of two folders with a baseline of Kettle each, beside one of Water that stays as it is.
  private func diff(_ old: String, _ new: String) async throws -> String {
    try await withTemporaryFolder { folder in
      for (side, lines) in [("old", old), ("new", new)] {
        try folder.write([
          "\(side)/Kettle.txt": "// public surface, format 1, module Kettle\n\(lines)\n",
          "\(side)/Water.txt": "// public surface, format 1, module Water\nfunc flow()\nfunc freeze()\n",
        ])
      }
      return try await APICheckRun.run(["diff", "old", "new", "--quiet"], in: folder).text
    }
  }

  @Test func whatALostReexportBroughtIsLostNameByName() async throws {
    let text = try await diff("@_exported import Water", "func flow()")
    #expect(text.contains("Kettle: 1 breaking\n  breaking freeze() [member-removed]"), "\(text)")
    #expect(!text.contains("flow()"), "\(text)")
  }

  @Test func theSameReexportOnBothSidesIsOneLine() async throws {
    let text = try await diff("@_exported import Water", "@_exported import Water\nfunc boil()")
    #expect(text.contains("Kettle: 1 additive\n  additive boil()"), "\(text)")
    #expect(text.contains("(2 → 3 declarations)"), "\(text)")
  }

  @Test func aNameThatIsReexportedWithAllOthersIsNotLost() async throws {
    let text = try await diff("@_exported import Foundation.Date", "@_exported import Foundation")
    #expect(
      text.contains("Kettle: 1 additive\n  additive import Foundation [exported-import-added]"), "\(text)")
    #expect(text.contains("; not checked: ") && text.contains("what comes with the re-exported Foundation"))
    let part = try await diff("@_exported import Foundation", "@_exported import Foundation.Date")
    #expect(part.contains("breaking import Foundation [exported-import-removed]"), "\(part)")
  }

  @Test func anUnderscoreBeforeAModulesNameExcusesNothing() async throws {
    let text = try await diff("@_exported import _Steam", "")
    #expect(text.contains("breaking import _Steam [exported-import-removed]"), "\(text)")
  }
}
