import APIComparison
import ClientProofs
import PublicAPI
import Testing

/// Arguments that a client writes out, which mean something only while the parameter says what they are.
@Suite struct WrittenArgumentTests {
  /// A change of what a call means, and the client that tries it.
  struct Change: Sendable, CustomStringConvertible {
    var types = ""
    let old: String
    let new: String
    let client: String

    var description: String { "\(old) → \(new)" }
  }

  private static let color = """
    struct Color
    extension Color: Paint
    static let Color.red: Color
    static func Color.gray(_: Double) -> Color
    protocol Paint

    """
  private static let item = "struct Item\nvar Item.size: Int { get set }\n"
  private static let text = "struct Text\nextension Text: ExpressibleByStringLiteral\n"

  private func clients(of change: Change) throws -> String {
    let compiler = ScriptedCompiler()
    let difference = try APIDiff(from: .kit(change.types + change.old), to: .kit(change.types + change.new))
    _ = try ClientTrial(of: difference).judged([], by: compiler)
    return compiler.files.map(\.clients).joined()
  }

  @Test(arguments: [
    Change(
      types: color, old: "func paint(_: Color)", new: "func paint<C>(_: C) where C: Paint",
      client: "  paint(.red)\n"),
    Change(
      types: color, old: "func paint(_: Color)", new: "func paint(_: any Paint)",
      client: "func example(_ number: Double) {\n  paint(.gray(number))\n"),
    Change(
      types: color + "func Color.dimmed(by: Double) -> Color\n", old: "func paint(_: Color)",
      new: "func paint<C>(_: C) where C: Paint",
      client:
        "func example(_ number: Double, _ number2: Double) {\n  paint(.gray(number).dimmed(by: number2))\n"),
    Change(
      types: "struct Tint\nextension Tint: Paint\nstatic func Tint.mixed() throws -> Tint\nprotocol Paint\n",
      old: "func paint(_: Tint)", new: "func paint(_: any Paint)", client: "  paint(try! .mixed())\n"),
    Change(
      types: "struct Tint\nextension Tint: Paint\ninit Tint()\ninit Tint(red: Double)\nprotocol Paint\n",
      old: "func paint(_: Tint)", new: "func paint<P>(_: P) where P: Paint", client: "  paint(.init())\n"),
    Change(
      types:
        "struct Ink\nextension Ink: Paint\nstatic func Ink.of<C>(_: C, in: Int) -> Ink where C: Paint\nprotocol Paint\n",
      old: "func paint(_: Ink)", new: "func paint<P>(_: P) where P: Paint",
      client: "func example(_ paint2: some Paint, _ number: Int) {\n  paint(.of(paint2, in: number))\n"),
    Change(
      types: item, old: "func changed(_: [PartialKeyPath<Item>])", new: "func changed(_: [AnyKeyPath])",
      client: "  changed([\\.size])\n"),
    Change(old: "func find(_: Int?)", new: "func find<K>(_: K?)", client: "  find(nil)\n"),
    Change(
      old: "func find(_: Int?)\nfunc find<K>(_: K?)", new: "func find<K>(_: K?)", client: "  find(nil)\n"),
    Change(
      old: "func run(_: @escaping @isolated(any) @Sendable () -> Void)",
      new: "func run(_: @escaping @Sendable () -> Void)", client: "  run(isolated0)\n"),
    Change(
      types: "struct A\nstruct B\n", old: "func make<T>(_: T = A()) -> T",
      new: "func make<T>(_: T = B()) -> T",
      client: "  var result = make()\n  func same(_ place: inout A) {}\n"),
    Change(
      types: "struct A\nextension A: Error\n", old: "func run() throws(A)", new: "func run()",
      client: "  func handle(_ error: A) {}\n  do {\n    _ = try run()\n"),
    Change(old: "func tag(_: [String])", new: "func tag<T>(_: [T])", client: "  tag([])\n"),
    Change(old: "func row(_: [Int?])", new: "func row<T>(_: [T?])", client: "  row([nil])\n"),
    Change(old: "func mark(_: Set<Int>)", new: "func mark<S>(_: S)", client: "  mark([1])\n"),
    Change(old: "func head(_: [String: Int])", new: "func head<V>(_: [String: V])", client: "  head([:])\n"),
    Change(types: text, old: "func say(_: Text)", new: "func say<T>(_: T)", client: "  say(\"\")\n"),
    Change(
      types: item, old: "func sort(by: KeyPath<Item, Int>)", new: "func sort<R>(by: KeyPath<R, Int>)",
      client: "  sort(by: \\.size)\n"),
    Change(
      old: "func each(_: (Int) -> String)", new: "func each<T>(_: (T) -> String)",
      client: "func example(_ text: String) {\n  each({ _ in text })\n"),
    Change(
      old: "func load(_: (Int?) -> Void)", new: "func load(_: (Int) -> Void)",
      client: "  load({ number in var copy = number; func change(_ place: inout Int?) {}; change(&copy) })"),
    Change(
      old: "func wait(_: Double)", new: "func wait<T>(_: T) where T: BinaryFloatingPoint",
      client: "  wait(2 * 3)\n"),
    Change(
      old: "func clamp(_: Double, to: ClosedRange<Double>) -> Double",
      new: "func clamp<T>(_: T, to: ClosedRange<T>) -> T where T: Comparable",
      client: "  var result = clamp(1, to: 1...1)\n  func same(_ place: inout Double) {}\n"),
    Change(
      types: "protocol Paint\n", old: "func mix(_: [any Paint])",
      new: "func mix(_: some Sequence<any Paint>)",
      client: "func example(_ paint: some Paint, _ paint2: some Paint) {\n  mix([paint, paint2])\n"),
    Change(
      types: "protocol Paint\n", old: "func register(_: any Paint.Type)",
      new: "func register<P>(_: P.Type) where P: Paint",
      client: "func example(_ paint: any Paint) {\n  register(type(of: paint))\n"),
    Change(
      old: "func load(done: ((Int) -> Void)? = nil)",
      new: "func load(step: ((Double) -> Void)? = nil, done: ((Int) -> Void)? = nil)",
      client: "  load() { number in var copy = number; func"),
    Change(
      old: "func go(then: () -> Void = {})", new: "func go(first: (Int) -> Void, then: () -> Void = {})",
      client: "  go() { }\n"),
  ])
  func aChangedDeclarationIsUsedWithArgumentsThatAreWrittenOut(change: Change) throws {
    let written = try clients(of: change)
    #expect(written.contains(change.client), "\(written)")
  }

  @Test(arguments: [
    Change(
      old: "func walk(_: Double) -> String", new: "func walk(_: Double) -> String\nfunc walk(_: Int) -> Int",
      client: "  var result = walk(1)\n  func same(_ place: inout String) {}\n  same(&result)\n"),
    Change(
      types: "struct V\n", old: "static func V.* (_: V, _: Double) -> V",
      new: "static func V.* (_: V, _: Double) -> V\nstatic func V.* (_: V, _: Int) -> Int",
      client: "  var result = value * 1\n"),
    Change(
      types: "struct Grid\n", old: "subscript Grid(_: Int, or: Int = 0) -> Int { get }",
      new: "subscript Grid(_: Int, or: Int = 0) -> Int { get }\nsubscript Grid(_: Int) -> Int? { get }",
      client: "  var result = grid[1]\n"),
  ])
  func whatGotCompanyIsUsedWithArgumentsThatBothTake(change: Change) throws {
    let written = try clients(of: change)
    #expect(written.contains(change.client), "\(written)")
  }

  @Test func whatBecomesOfAMemberIsNotToldOfWhoTakesItsValue() throws {
    let types = "struct Tint\nextension Tint: Paint\nprotocol Paint\n"
    let change = Change(
      old: types + "init Tint(red: Double)\nstatic let Tint.plain: Tint\nfunc paint(_: Tint)",
      new: types + "init Tint(blue: Double)\nfunc paint(_: any Paint)", client: "")
    #expect(try !clients(of: change).contains("paint(."))
  }

  @Test func whatStaysAloneIsUsedWithValuesOnly() throws {
    let change = Change(old: "func find(_: Int?)", new: "func find(_: Int?)\nfunc look()", client: "")
    #expect(try !clients(of: change).contains("find(nil)"))
  }
}
