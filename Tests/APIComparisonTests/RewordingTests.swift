import APIComparison
import GateTestSupport
import PublicAPI
import Testing

/// What the compiler's own names of declarations settle, which baselines do not hold.
@Suite struct RewordingTests {
  /// The changes between two declarations that the compiler gives `names`.
  private func changes(_ old: String, _ new: String, named names: [String] = ["s:4Shop", "s:4Shop"]) throws
    -> [Change]
  {
    let sides = try zip([old, new], names).map { line, name in
      let head =
        "// public surface, format 1, module Shop\nprotocol O: AnyObject\nprotocol P\nprotocol Q\nstruct Album<Track>\n"
      let surface = try Surface(baseline: head + line + "\n", file: "Shop.txt")
      let declarations = surface.declarations.map { declaration in
        var declaration = declaration
        if !declaration.kind.isType { declaration.mangledName = name }
        return declaration
      }
      return Surface(module: "Shop", declarations: declarations)
    }
    return Classifier.changes(in: APIDiff(old: sides[0], new: sides[1], beside: .ofToolchain))
  }

  @Test(arguments: [
    ("func play(_: Album<Int>.Song) -> Album<Int>.Song", "func play(_: Int) -> Int"),
    ("func play<T>(_: T) where T: P", "func play<Track>(_: Track) where Track: P & AnyObject"),
    ("func play() throws(Failure)", "func play() throws"),
    ("var Album.length: Duration { get }", "var Album.length: Track.Length { get }"),
    ("init Album(_: Track.Name)", "init Album(_: String)"),
    ("subscript Album(_: Track.Index) -> Track { get }", "subscript Album(_: Int) -> Track { get }"),
  ])
  func aDeclarationOfTheSameMangledNameHasTheSameTypes(old: String, new: String) throws {
    #expect(try changes(old, new) == [])
    #expect(try changes(old, new, named: ["s:4Shop", "s:4Shop2"]) != [])
  }

  @Test(arguments: [
    ("func play() -> some P & Q", "func play() -> some P", "result-type-changed"),
    ("func play(_: () throws -> Int) rethrows", "func play(_: () throws -> Int) throws", "rethrows-removed"),
    ("func play(_: Int = 1)", "func play(_: Int)", "default-argument-removed"),
    ("func play() -> Int!", "func play() -> Int?", "result-type-changed"),
    ("func play()", "@MainActor func play()", "global-actor-added"),
    ("func play(_: Reel) -> sending Reel", "func play(_: Reel) -> Reel", "sending-result-removed"),
    ("var reel: () -> sending Reel { get }", "var reel: () -> Reel { get }", "sending-result-removed"),
  ])
  func whatAMangledNameLeavesOutStillCounts(old: String, new: String, rule: String) throws {
    let found = try changes(old, new).map(\.rule.id)
    #expect(found == [rule])
  }

  @Test(arguments: [
    ("func Album.play()", "borrowing func Album.play()"), ("func play()", "@Sendable func play()"),
    ("static func Album.play()", "@Sendable static func Album.play()"),
    ("func Album.play() async", "@concurrent func Album.play() async"),
    ("func Album.play()", "@available(swift, introduced: 5.1) func Album.play()"),
    ("actor Cache", "final actor Cache"),
  ])
  func whatAFunctionIsWithoutSayingSoIsNoChange(old: String, new: String) throws {
    #expect(try changes(old, new, named: ["a", "b"]) == [])
    #expect(try changes(new, old, named: ["a", "b"]) == [])
  }

  @Test(arguments: [
    ("func play(_: [Int]) -> String", "func play(_: sending [Int]) -> sending String"),
    ("let most: Int", "nonisolated(unsafe) let most: Int"),
    (
      "@available(macOS 13, *) struct Reel\nfunc Reel.turn()",
      "@available(macOS 13, *) struct Reel\n@available(macOS 13, *) func Reel.turn()"
    ),
    ("func play() -> [any O]", "func play() -> [any AnyObject & O]"),
    ("func play() -> any O & P<Int>", "func play() -> any AnyObject & O & P<Int>"),
    ("func Album.play(_: Track) where Track == Int", "func Album.play(_: Int) where Track == Int"),
    ("func P.play() -> [Self.Song] where Self.Song == Int", "func P.play() -> [Int] where Self.Song == Int"),
    ("func P.play(_: Self.A.B) where Self.A.B == Self.C", "func P.play(_: Self.C) where Self.A.B == Self.C"),
    (
      "static func P.make() -> Self where Self == Album<Int>",
      "static func P.make() -> Album<Int> where Self == Album<Int>"
    ),
    (
      "precedencegroup Pipe { higherThan: AdditionPrecedence, RangeFormationPrecedence; lowerThan: BitwiseShiftPrecedence }",
      "precedencegroup Pipe { assignment: false; associativity: none; lowerThan: BitwiseShiftPrecedence; higherThan: RangeFormationPrecedence, AdditionPrecedence }"
    ),
  ])
  func whatFollowsFromTheTypesOrHoldsAnywayIsNoChange(old: String, new: String) throws {
    #expect(try changes(old, new, named: ["a", "b"]) == [])
    #expect(try changes(new, old, named: ["a", "b"]) == [])
  }

  @Test(arguments: [
    ("let most: P", "nonisolated(unsafe) let most: P"),
    (
      "precedencegroup Pipe { higherThan: AdditionPrecedence }",
      "precedencegroup Pipe { higherThan: AdditionPrecedence, RangeFormationPrecedence }"
    ),
  ])
  func whatDoesNotFollowFromTheTypesIsOneHarmlessChange(old: String, new: String) throws {
    let found = try changes(old, new, named: ["a", "b"])
    #expect(found.map(\.verdict) == [.compatible])
  }

  @Test func aMethodThatIsSendableOnItsOwnIsAChange() throws {
    let found = try changes("func Album.play()", "@Sendable func Album.play()", named: ["a", "b"])
    #expect(found.map(\.rule.id) == ["attribute-removed"])
  }

  @Test func twoTypesThatBecameOneGenericTypeStayApart() throws {
    let shared = "protocol P\nfunc sort(_: Ints, _: Texts) -> [Texts]\n"
    let old = "struct Ints\nvar Ints.first: Int { get }\nstruct Texts\nvar Texts.first: String { get }\n"
    let new = "struct Box<T>\nvar Box.first: T { get }\ntypealias Ints = Box<Int>\ntypealias Texts = Box<%>\n"
    let sides = try [old, new.replacing("%", with: "String"), new.replacing("%", with: "Int")].map {
      try Surface(
        baseline: "// public surface, format 1, module Shop\n" + $0 + shared, file: "Shop.txt")
    }
    let changes = sides.dropFirst().map {
      Classifier.changes(in: APIDiff(old: sides[0], new: $0, beside: .ofToolchain))
    }
    #expect(changes[0].map(\.rule.id) == ["type-renamed-with-alias", "type-renamed-with-alias"])
    #expect(changes[1].map(\.rule.id).contains("types-merged"))
  }

  /// The new version would not compile if the alias did not meet what the type asks of its arguments.
  @Test func whatAnAliasMeetsIsAskedOfNobody() throws {
    let sides = try [
      "struct Watch",
      "struct Stopwatch<C> where C: Clock, C.Duration == Duration\ntypealias Watch = Stopwatch<ContinuousClock>",
    ].map {
      try Surface(baseline: "// public surface, format 1, module Shop\n\($0)\n", file: "Shop.txt")
    }
    let changes = Classifier.changes(in: APIDiff(old: sides[0], new: sides[1], beside: .ofToolchain))
    #expect(changes.map(\.rule.id) == ["type-renamed-with-alias"])
  }

  @Test func anAliasOfAnErrorThatAGetterThrowsIsTheError() throws {
    let sides = try ["Issue", "Album.Failure"].map {
      try Surface(
        baseline: """
          // public surface, format 1, module Shop
          enum Issue
          struct Album
          typealias Album.Failure = Issue
          var Album.limit: Int { get throws(\($0)) }

          """, file: "Shop.txt")
    }
    #expect(Classifier.changes(in: APIDiff(old: sides[0], new: sides[1], beside: .ofToolchain)) == [])
  }

  @Test func aPackOfTypesThatMayDoLessIsLessToAskFor() throws {
    func play(_ constraint: String) -> String {
      "func play<each T>(_: repeat each T) where repeat each T: \(constraint)"
    }
    #expect(
      try changes(play("Hashable"), play("Equatable"), named: ["a", "b"]).map(\.rule.id) == [
        "generic-constraint-removed"
      ])
    #expect(
      try changes(play("Equatable"), play("Hashable"), named: ["a", "b"]).map(\.rule.id) == [
        "generic-constraint-added"
      ])
  }

  @Test(arguments: [
    ("Collection", "BidirectionalCollection", ""), ("P", "Narrow", "protocol Narrow: P\n"),
  ])
  func anExtensionForThoseThatConformToANarrowerProtocolIsOneOfThat(
    wide: String, narrow: String, declared: String
  ) throws {
    let constrained = "\(declared)func \(wide).end() where Self: \(narrow)"
    let direct = "\(declared)func \(narrow).end()"
    #expect(try changes(constrained, direct, named: ["a", "b"]) == [])
    #expect(try changes(direct, constrained, named: ["a", "b"]) == [])
    let unrelated = "\(declared)func \(wide).end() where Self: Q"
    #expect(try changes(unrelated, direct, named: ["a", "b"]) != [])
  }

  @Test(arguments: [
    ("@Builder func Album.render() -> String", "func Album.render() -> String"),
    ("@Builder var Album.text: String { get }", "var Album.text: String { get }"),
    ("func play(_: Double = 0)", "func play(_: Double = 0.0)"),
    ("func play(_: Album.Space = Album.Space())", "func play(_: Album.Space = Space())"),
  ])
  func whatChangesNothingForClientsIsNoChange(old: String, new: String) throws {
    let shared = "@resultBuilder enum Builder\nstruct Album.Space\n"
    #expect(try changes(shared + old, shared + new, named: ["a", "b"]) == [])
    #expect(try changes(shared + new, shared + old, named: ["a", "b"]) == [])
  }

  @Test(arguments: [
    ("func play(_: Double = 0)", "func play(_: Double = 0.5)"),
    ("@Builder func Album.render() -> String", "@Tag func Album.render() -> String"),
  ])
  func whatLooksLikeOtherWordsMayBeMore(old: String, new: String) throws {
    let shared = "@resultBuilder enum Builder\n"
    #expect(try changes(shared + old, shared + new, named: ["a", "b"]) != [])
  }

  /// The lines are the same, wherever the extension around a member says `~Copyable`.
  @Test func whatAnExtensionTakesBackIsInTheNameAlone() throws {
    func surface(_ name: String) throws -> Surface {
      let lines = "struct Slot<Value>: ~Copyable where Value: ~Copyable\nmutating func Slot.take() -> Value?"
      let surface = try Surface(
        baseline: "// public surface, format 1, module Shop\n\(lines)\n", file: "Shop.txt")
      return Surface(
        module: "Shop",
        declarations: surface.declarations.map { declaration in
          var named = declaration
          if !declaration.kind.isType { named.mangledName = "s:4Shop4SlotV\(name)4takexSgyF" }
          return named
        })
    }
    let (asking, content) = try (surface(""), surface("AARi_zrlE"))
    let more = Classifier.changes(in: APIDiff(old: asking, new: content, beside: .ofToolchain))
    #expect(more.map(\.verdict) == [.additive])
    #expect(more.map(\.fact) == ["‘Slot.take()’ no longer requires ‘Copyable’."])
    let less = Classifier.changes(in: APIDiff(old: content, new: asking, beside: .ofToolchain))
    #expect(less.map(\.rule.id) == ["generic-constraint-added"])
    #expect(Classifier.changes(in: APIDiff(old: content, new: content, beside: .ofToolchain)) == [])
  }

  /// What a protocol asks for may come from one that another module of the package declares.
  @Test func aParentInAnotherModuleAsksForTheSame() throws {
    func surface(_ module: String, _ lines: String) throws -> Surface {
      try Surface(
        baseline: "// public surface, format 1, module \(module)\n\(lines)\n", file: "\(module).txt")
    }
    func requirements(of name: String) -> String {
      "@requirement associatedtype \(name).State\n@requirement func \(name).start(_: Self.State)"
    }
    let parent = "protocol Startable: AnyObject\n"
    let old = try surface("Shop", "protocol Service: AnyObject\n" + requirements(of: "Service"))
    let new = try surface("Shop", "protocol Service: Startable")
    func found(_ neighbour: String) throws -> [Change] {
      let parent = try surface("Base", neighbour).declarations
      return Classifier.changes(
        in: APIDiff(old: old.adding(parent), new: new.adding(parent), beside: .ofToolchain))
    }
    let same = try found(parent + requirements(of: "Startable"))
    #expect(!same.contains { $0.verdict == .breaking }, "\(same.map(\.rule.id))")
    let more = try found(parent + requirements(of: "Startable") + "\n@requirement func Startable.stop()")
    #expect(more.map(\.rule.id).contains("inherited-protocol-added"))
    #expect(try found("protocol Startable").map(\.rule.id).contains("class-bound-changed"))
  }
}
