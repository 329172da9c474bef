import Foundation
import PublicAPI
import TestSupport
import Testing

/// Damaged input is told apart from sound input, or read as what it says, and never crashes the reader.
@Suite struct DamageTests {
  private static let baseline = """
    // public surface, format 1, module Kettle
    @MainActor @available(macOS 12.1, *) open class Kettle<Water: Liquid>: Vessel where Water: Sendable
    case Heat.high(degrees: Int, [String: (Int?, inout Double) async throws(Fault) -> any Liquid & Sendable])
    func Kettle.boil<each T>(_: repeat each T, at: Heat = .high, _: @Sendable @escaping () -> Void) async -> Heat
    infix operator <+>: Group
    extension Box: Sendable where T: Sendable
    var Kettle.heat: [Heat]? { get set }

    """

  @Test func readsDamagedBaselines() {
    let errors = Damage.refusals(of: Self.baseline, seed: 21) {
      _ = try Surface(baseline: String(decoding: $0, as: UTF8.self), file: "Kettle.txt")
    }
    #expect(errors.allSatisfy { "\($0)".contains("Kettle.txt") })
  }

  @Test(
    "Types that lie a hundred thousand deep in each other are refused with the line",
    arguments: [
      "(", "[", "Box<", "some ", "any ", "~", "repeat ", "each ", "@Sendable () -> ", "() throws(", "inout ",
      "A & (",
      "[Int: ", "[2 of ",
    ])
  func deepTypesAreRefused(opening: String) {
    let deep = String(repeating: opening, count: 100_000)
    #expect {
      try Surface(baseline: Self.baseline + "var deep: \(deep)Int\n", file: "Kettle.txt")
    } throws: {
      "\($0)".hasPrefix("Kettle.txt:8:")
    }
  }

  @Test(
    "What follows a type a thousand times is refused with the line",
    arguments: ["?", "!", ".Element", "<Int>"])
  func longSuffixesAreRefused(suffix: String) {
    let long = "[Int]" + String(repeating: suffix, count: 1000)
    #expect {
      try Surface(baseline: Self.baseline + "var long: \(long)\n", file: "Kettle.txt")
    } throws: {
      "\($0)".hasPrefix("Kettle.txt:8:")
    }
  }

  @Test func typesAsDeepAsTheCompilerReadsAreRead() throws {
    let deep = String(repeating: "[", count: 200) + "Int" + String(repeating: "]", count: 200)
    let surface = try Surface(baseline: Self.baseline + "var deep: \(deep) { get }\n", file: "Kettle.txt")
    #expect(surface.baseline.contains(deep))
  }
}
