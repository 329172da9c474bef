import APIComparison
import GateTestSupport
import PublicAPI
import Testing

@Suite struct SurfaceNamesTests {
  /// `Element` is a class at the top, and within `Hash` a name for it.
  @Test func aliasesThatAreCalledAsTheirTypeElsewhereEndThere() throws {
    let names = try names(
      """
      class Element
      class Hash
      typealias Hash.Element = LongElement
      typealias LongElement = Element
      """)
    #expect(!names.isFunction(.named([TypeName("LongElement")])))
    #expect(names.alias(.named([TypeName("LongElement")])) == .named([TypeName("Element")]))
    #expect(names.alias(.named([TypeName("Element")])) == nil)
  }

  @Test func aliasesThatStandForEachOtherStandForNothing() throws {
    let names = try names(
      """
      enum A
      enum B
      typealias A.X = [Y]
      typealias B.Y = X?
      typealias Z = X
      typealias Handler = () -> Void
      typealias Late = Handler
      """)
    for name in ["X", "Y", "Z"] { #expect(!names.isFunction(.named([TypeName(name)]))) }
    #expect(names.isFunction(.named([TypeName("Late")])))
  }

  private func names(_ text: String) throws -> SurfaceNames {
    let baseline = "// public surface, format 1, module Shop\n\(text)\n"
    return SurfaceNames(try Surface(baseline: baseline, file: "Shop.txt").declarations)
  }

  @Test func anAliasIsFoundWhereItIsAndWithItsArguments() throws {
    let names = try names("struct Call\ntypealias Call.Handler<T> = (T) -> Void\ntypealias Name = String")
    let handler = TypeExpression(printed: "Call.Handler<Int>")
    #expect(names.alias(handler) == TypeExpression(printed: "(Int) -> Void"))
    #expect(names.isFunction(handler))
    #expect(!names.isFunction(TypeExpression(printed: "Handler<Int>")))
  }

  @Test func aGenericParameterHidesWhatIsCalledLikeIt() throws {
    let lines = "typealias Handler = () -> Void\nstruct Item\nfunc f<Handler, Item>(_: Handler, _: Item)"
    let names = try names(lines)
    let function = try #require(
      try Surface(baseline: "// public surface, format 1, module Shop\n\(lines)\n", file: "Shop.txt")
        .declarations.first { $0.kind == .function })
    let inside = names.inside(function)
    let (handler, item) = (TypeExpression(printed: "Handler"), TypeExpression(printed: "Item"))
    #expect(names.isFunction(handler) && names.type(named: item) != nil)
    #expect(!inside.isFunction(handler) && inside.type(named: item) == nil)
  }
}
