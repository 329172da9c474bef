import Changes
import Surfaces
import Testing

@Suite struct SurfaceDiffTests {
  private func surface(_ lines: String) throws -> Surface {
    try Surface(baseline: "// public surface, format 1, module Shop\n" + lines, file: "Shop.txt")
  }

  @Test func whatOneSideCannotShowIsComparedOnNeither() throws {
    let full = try surface(
      """
      @_exported import Dispatch
      import Foundation
      infix operator <+>: Group
      struct Token: ~Copyable
      @available(*, noasync) func wait()
      prefix func ^^ (_: Int) -> Int
      """)
    let plain = try surface("struct Token\nfunc wait()\nfunc ^^ (_: Int) -> Int")
    let blind = Surface(module: "Shop", declarations: plain.declarations, unseen: Set(UnseenFact.allCases))
    #expect(SurfaceDiff(old: full, new: blind).differences == [])
    #expect(SurfaceDiff(old: blind, new: full).differences == [])
    #expect(SurfaceDiff(old: full, new: plain).differences.count == 6)
  }

  @Test func anEmptyModuleLosesEverything() throws {
    let differences = try SurfaceDiff(old: surface("struct S\nfunc f()"), new: surface("")).differences
    #expect(differences.count == 2)
  }
}
