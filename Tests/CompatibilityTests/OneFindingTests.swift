import Changes
import Compatibility
import GateTestSupport
import Surfaces
import Testing

/// What somebody has done once is told once.
@Suite struct OneFindingTests {
  @Test(arguments: [
    ("func log(_: String)", "func log(_: @autoclosure () -> String)", "autoclosure-changed"),
    ("func log(_: String)", "func log(_: @autoclosure @escaping () -> String)", "autoclosure-changed"),
    ("func log(_: @autoclosure () -> String)", "func log(_: String)", "autoclosure-changed"),
  ])
  func aChangeHasOneRule(old: String, new: String, rule: String) throws {
    #expect(try rules(old, new) == [rule])
  }

  private func rules(_ old: String, _ new: String) throws -> [String] {
    let sides = try [old, new].map {
      try Surface(baseline: "// public surface, format 1, module Shop\n\($0)\n", file: "Shop.txt")
    }
    return Classifier.changes(old: sides[0], new: sides[1], beside: .ofToolchain).map(\.rule.id)
  }
}
