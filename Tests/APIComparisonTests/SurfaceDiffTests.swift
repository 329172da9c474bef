import APIComparison
import PublicAPI
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
      nonisolated(nonsending) func rest() async
      var first: Token { _read }
      """)
    let plain = try surface(
      "struct Token\nfunc wait()\nfunc ^^ (_: Int) -> Int\nfunc rest() async\nvar first: Token { get }")
    let blind = Surface(module: "Shop", declarations: plain.declarations, unseen: Set(UnseenFact.allCases))
    #expect(SurfaceDiff(old: full, new: blind).differences == [])
    #expect(SurfaceDiff(old: blind, new: full).differences == [])
    #expect(SurfaceDiff(old: full, new: plain).differences.count == 8)
  }

  @Test func anEmptyModuleLosesEverything() throws {
    let differences = try SurfaceDiff(old: surface("struct S\nfunc f()"), new: surface("")).differences
    #expect(differences.count == 2)
  }

  /// Each overload for itself would take the partner that the other one needs.
  @Test func overloadsArePairedSoThatTheFewestThingsDiffer() throws {
    let old = try surface("func find(_: Int)\nfunc find(_: String)")
    let new = try surface("func find(_: Substring)\nfunc find(number: Int)")
    let pairs = SurfaceDiff(old: old, new: new).differences.map { difference in
      [difference.old, difference.new].map { $0?.description ?? "" }
    }
    #expect(
      pairs == [
        ["func find(_: Int)", "func find(number: Int)"], ["func find(_: String)", "func find(_: Substring)"],
      ])
  }

  @Test func anOverloadWithoutPartnerIsTheOneThatIsLeastAlike() throws {
    let old = try surface("func find(_: Int, _: Int)\nfunc find(_: String, _: Int)\nfunc find(_: Character)")
    let new = try surface("func find(_: String, _: Int8)\nfunc find(_: Int, _: Int8)")
    let differences = SurfaceDiff(old: old, new: new).differences
    #expect(differences.last == .removed(try #require(old.declarations.first)))
    #expect(differences.dropLast().allSatisfy { $0.old?.parameters?.first == $0.new?.parameters?.first })
  }

  @Test func whatKeepsItsLabelsIsThePartner() throws {
    let old = try surface("func fill(from: Chunked, count: Int)")
    let new = try surface(
      "func fill(from: Buffered, count: Int, size: Int = 4096)\nfunc fill(from: Buffered, size: Int)")
    let added = SurfaceDiff(old: old, new: new).differences.filter { $0.old == nil }
    #expect(added.map { $0.declaration.title } == ["fill(from:size:)"])
  }

  @Test func whatKeepsAnArgumentIsThePartner() throws {
    let old = try surface("func parse(_: String, _: String = default)")
    let new = try surface("func parse(_: String)\nfunc parse(_: Data, base: String)")
    let added = SurfaceDiff(old: old, new: new).differences.filter { $0.old == nil }
    #expect(added.map { $0.declaration.title } == ["parse(_:base:)"])
  }

  @Test(arguments: [
    ("init(withPath: [Int])", "init(from: any Decoder)", 2), ("init(x: Int)", "init(y: Int)", 1),
  ])
  func anInitializerThatKeepsNothingIsAnotherOne(before: String, after: String, count: Int) throws {
    let (old, new) = (
      before.replacing("init", with: "init Graph"), after.replacing("init", with: "init Graph")
    )
    let sides = try [old, new].map { try surface("struct Graph\n\($0)") }
    #expect(SurfaceDiff(old: sides[0], new: sides[1]).differences.count == count)
  }

  @Test func anOperatorWithItsOperandsSwappedIsAnotherOne() throws {
    let old = try surface("struct Matrix\nstatic func Matrix.* (_: Matrix, _: Int) -> Matrix")
    let new = try surface("struct Matrix\nstatic func Matrix.* (_: Int, _: Matrix) -> Matrix")
    let differences = SurfaceDiff(old: old, new: new).differences
    #expect(differences.map { [$0.old == nil, $0.new == nil] } == [[false, true], [true, false]])
  }

  /// The types of the parameters say more than their labels where these say the same of two.
  @Test func whatKeepsItsTypesIsThePartner() throws {
    let old = try surface(
      "func connects(from: Int, to: Int) -> Bool\nfunc connects(from: String, to: String) -> Bool")
    let new = try surface(
      """
      func connects(from: String, to: String, twice: Bool = false) -> Bool
      func connects(from: String, to: String, weight: Int) -> Bool
      func connects(fromIndex: Int, toIndex: Int) -> Bool
      """)
    let pairs = SurfaceDiff(old: old, new: new).differences.filter { $0.old != nil }
    #expect(pairs.map { $0.new?.title } == ["connects(fromIndex:toIndex:)", "connects(from:to:twice:)"])
  }

  /// No exchange of two partners makes it better than a circle of three would be.
  @Test func overloadsArePairedByWhatFitsBestOverAll() throws {
    let old = try surface("func f(a: A, _: B)\nfunc f(b: B, _: C)\nfunc f(c: C, _: A)")
    let new = try surface(
      "func f(c: C, _: A, _: Int)\nfunc f(a: A, _: B, _: Int)\nfunc f(b: B, _: C, _: Int)")
    let pairs = SurfaceDiff(old: old, new: new).differences
    #expect(pairs.allSatisfy { $0.old?.parameters?.first == $0.new?.parameters?.first })
    #expect(pairs.count == 3)
  }

  @Test func genericParametersAreWhatTheyAreByTheirPlace() throws {
    let old = try surface("func load<T>(_: T.Type, then: (T) -> Void)\nfunc load(_: Int, then: Int)")
    let new = try surface(
      "func load(_: Int8, then: Int)\nfunc load<Value>(_: Value.Type, then: (Value) -> Void, late: Bool)")
    let pairs = SurfaceDiff(old: old, new: new).differences
    #expect(pairs.allSatisfy { $0.old?.generics.count == $0.new?.generics.count })
  }
}
