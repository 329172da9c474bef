import APIComparison
import ClientPrograms
import GateTestSupport
import PublicAPI
import Testing

/// Which client programs two versions of a module need.
@Suite struct ClientSetTests {
  private func surface(_ lines: String...) throws -> Surface {
    try Surface(
      baseline: "// public surface, format 1, module Kit\n" + lines.joined(separator: "\n") + "\n",
      file: "Kit.txt")
  }

  private func clients(of old: Surface, against new: Surface, isExhaustive: Bool = true) -> ClientSet {
    ClientSet(
      of: APIDiff(old: old, new: new, beside: .ofToolchain), isExhaustive: isExhaustive,
      includingUnderscored: false, lost: [:])
  }

  @Test func aFunctionIsCalledWithNamesOfTheClientsOwn() throws {
    let surface = try surface("func load(_: Int)")
    let set = clients(of: surface, against: surface)
    let source = try #require(set.clients.first { $0.use == .call }?.alternatives.first).text
    #expect(source.contains("func example\(Client.numberMark)(_ number: Int)"))
    #expect(source.contains("load(number)"))
    #expect(set.module == "Kit")
  }

  @Test func onlyWhatChangedNeedsClientsWhereTheyAreMany() throws {
    let old = try surface("func load()", "func rest()", "struct Cup")
    let new = try surface("func load() throws", "func rest()", "struct Cup")
    let set = clients(of: old, against: new, isExhaustive: false)
    #expect(Set(set.clients.map(\.declaration.title)) == ["load()"])
    #expect(set.clients.allSatisfy(set.isTouched))
    #expect(set.controlSources == ["private typealias Control\(Client.numberMark) = Cup\n"])
  }

  @Test func whatIsGoneIsToldFromWhatChanged() throws {
    let old = try surface("func load()", "func rest()")
    let set = clients(of: old, against: try surface("func load() throws"))
    #expect(Set(set.clients.filter(set.isGone).map(\.declaration.title)) == ["rest()"])
  }

  @Test func namesWithAnUnderscoreAreNotForClients() throws {
    let surface = try surface("func _load()", "struct _Cup")
    #expect(clients(of: surface, against: surface).clients.isEmpty)
  }

  @Test func aTupleThatMayGainLabelsIsNotUsedInPlace() throws {
    let old = try surface(
      "struct Line", "var Line.ends: (Int, Int) { get set }", "func span(_: [Int]) -> (Int, Int)")
    let ends = "(from: Int, to: Int)"
    let new = try surface(
      "struct Line", "var Line.ends: \(ends) { get set }", "func span(_: [Int]) -> \(ends)")
    let sources = clients(of: old, against: new).clients.flatMap(\.alternatives).map(\.text)
    #expect(sources.contains { $0.contains("  line.ends.0 = value.0\n") })
    #expect(sources.contains { $0.contains("  let same: (Int, Int) = result\n") })
    #expect(!sources.contains { $0.contains("inout (Int, Int)") })
  }

  @Test(
    "Parameters are called after arguments and types, and after nothing that the client uses",
    arguments: [
      ("func Feed.load(url: String, with: Int)", "(_ feed: Feed, _ url: String, _ number: Int) {"),
      // A parameter of this name would be called in the function's place.
      ("func paint(paint: Int)", "(_ number: Int) {\n  paint(paint: number)"),
      ("func join(_: HTTPFeed, to: HTTPFeed)", "(_ feed: HTTPFeed, _ httpFeed: HTTPFeed) {"),
      ("func wait(withDelay: Double, in: Int)", "(_ delay: Double, _ number: Int) {"),
      // A type of the module's is not the generic parameter that stands for a protocol.
      ("func count(_: [Subject: Int])", "(_ values: [Subject: Int]) {"),
      ("func Reader.read(from: Feed)", "<R>(_ reader: R, _ feed: Feed) where R: Reader {"),
      (
        "open func Base.save(feed: Feed, dueTo: Feed)", "override func save(feed: Feed, dueTo: Feed) {"
      ),
    ])
  func names(line: String, client: String) throws {
    let types = "struct Feed\nstruct Subject\nstruct HTTPFeed\nprotocol Reader\nopen class Base\ninit Base()"
    let set = clients(of: try surface(types, line), against: try surface(types))
    let sources = set.clients.flatMap(\.alternatives).map(\.text)
    #expect(sources.contains { $0.contains(client) }, "\(sources.joined())")
  }

  @Test func aUnaryOperatorIsNotAppliedToADotAlone() throws {
    let rest = "struct V\nstatic var V.zero: V { get }\nstatic func V.+(_: V, _: V) -> V"
    let set = clients(of: try surface(rest, "static prefix func V.+(_: V) -> V"), against: try surface(rest))
    let sources = set.clients.filter { $0.use == .callAmongOverloads }.flatMap(\.alternatives).map(\.text)
    #expect(sources.contains { $0.contains("(+value)") })
    #expect(!sources.contains { $0.contains("(+.zero)") })
  }

  @Test func wordsAreFoundWithWhatFollows() {
    #expect(SourceWords("a.b(_c: $d)").all.map { "\($0.text)" } == ["a", "b", "_c", "$d"])
    #expect(SourceWords("a.b").all.first?.next == ".")
  }

  /// The compiler warns already of an error that stores what cannot be sent.
  @Test func whatIsSendableAnywayStoresNothingElse() throws {
    func storing(_ parents: String) throws -> Bool {
      let surface = try surface("protocol Failure\(parents)", "@requirement var Failure.code: Int { get }")
      let sources = clients(of: surface, against: surface).clients.flatMap(\.alternatives).map(\.text)
      return sources.contains { $0.contains("let counter: ") }
    }
    #expect(try storing(""))
    #expect(try !storing(": Error"))
  }
}
