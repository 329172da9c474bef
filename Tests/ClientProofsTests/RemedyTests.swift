import APIComparison
import ClientProofs
import GateTestSupport
import PublicAPI
import TestSupport
import Testing

/// Remedies that are code are compiled beside and within the new module, with the clients that need them.
@Suite struct RemedyTests {
  /// The changes from the lines of a surface and what declares them to others, with the real compiler.
  private func judged(
    old: (lines: String, source: String), new: (lines: String, source: String)
  ) async throws -> [Change] {
    try await withTemporaryFolder { folder in
      try await BlockingWork.run {
        let compiler = try FrontendCompiler(old: old.source, new: new.source, in: folder)
        let (before, after) = try (Surface.kit(old.lines), Surface.kit(new.lines))
        return try ClientTrial(of: APIDiff(old: before, new: after, beside: .ofToolchain), isAlone: false)
          .judged(
            Classifier.changes(in: APIDiff(old: before, new: after, beside: .ofToolchain)), by: compiler
          ).changes
      }
    }
  }

  @Test func aNewLabelKeepsTheDefaultsOfTheOthersOnly() async throws {
    let judged = try await judged(
      old: (
        #"func dump(_: Int, format: Int = 1, name: String = "")"#,
        #"public func dump(_ value: Int, format: Int = 1, name: String = "") {}"#
      ),
      new: (
        #"func dump(_: Int, using: Int = 1, name: String = "")"#,
        #"public func dump(_ value: Int, using: Int = 1, name: String = "") {}"#
      ))
    #expect(judged.map(\.verdict) == [.breaking])
    #expect(judged.map(\.remedyProof) == [.compiler])
    #expect(judged.first?.remedy.description.contains(#"format: Int, name: String = """#) == true)
  }

  @Test func aDefaultThatIsLostIsRestoredBesideThoseThatStay() async throws {
    let judged = try await judged(
      old: (
        #"func greet(name: String = "you", loud: Bool = false)"#,
        #"public func greet(name: String = "you", loud: Bool = false) {}"#
      ),
      new: (
        "func greet(name: String, loud: Bool = false)",
        "public func greet(name: String, loud: Bool = false) {}"
      ))
    #expect(judged.map(\.remedyProof) == [.compiler])
    #expect(
      judged.first?.remedy.description.contains("`public func greet(loud: Bool = false) { … }`") == true)
  }

  @Test func wordsOfTheLanguageMayBeLabels() async throws {
    let judged = try await judged(
      old: ("func move(in: Int)", "public func move(in place: Int) {}"),
      new: ("func move(from: Int)", "public func move(from place: Int) {}"))
    #expect(judged.map(\.remedyProof) == [.compiler])
    #expect(judged.first?.remedy.description.contains("{ move(from: `in`) }") == true)
  }

  @Test func attributesStandBeforeTheRest() async throws {
    let judged = try await judged(
      old: (
        "@MainActor @discardableResult func play(loud: Bool) -> Int",
        "@MainActor @discardableResult public func play(loud: Bool) -> Int { 1 }"
      ),
      new: (
        "@MainActor @discardableResult func play(at: Bool) -> Int",
        "@MainActor @discardableResult public func play(at volume: Bool) -> Int { 1 }"
      ))
    #expect(judged.map(\.remedyProof) == [.compiler])
    let remedy = judged.first?.remedy.description ?? ""
    #expect(
      remedy.contains(" @MainActor @discardableResult public func play(loud: Bool) -> Int { "), "\(remedy)")
  }

  @Test func anOldMacroIsImplementedAndCallsNoOther() throws {
    let (old, new) = ("@attached(peer) macro Tag(of: String)", "@attached(peer) macro Tag(name: String)")
    let changes = try Classifier.changes(
      in: APIDiff(old: Surface.kit(old), new: Surface.kit(new), beside: .ofToolchain))
    let code = #"@attached(peer) public macro Tag(of: String) = #externalMacro(module: "…", type: "…")"#
    #expect(changes.map(\.remedy.description).contains { $0.contains(code) }, "\(changes.map(\.remedy))")
  }

  @Test func aRequirementGetsADefaultOfItsType() async throws {
    let judged = try await judged(
      old: ("protocol Shape", "public protocol Shape {}"),
      new: (
        "protocol Shape\n@requirement mutating func Shape.grow(by: Double) -> [Int]\n"
          + "@requirement var Shape.corners: Int { get set }",
        "public protocol Shape { mutating func grow(by factor: Double) -> [Int]; var corners: Int { get set } }"
      ))
    #expect(judged.count == 2 && judged.allSatisfy { $0.remedyProof == .compiler })
  }

  /// A class gets no initializer of its own in an extension.
  @Test func whatDoesNotCompileIsOnlyWords() async throws {
    let judged = try await judged(
      old: ("class Engine\ninit Engine(power: Int)", "public class Engine { public init(power: Int) {} }"),
      new: ("class Engine\ninit Engine(horses: Int)", "public class Engine { public init(horses: Int) {} }"))
    #expect(judged.map(\.verdict) == [.breaking])
    #expect(judged.map(\.remedyProof) == [nil])
    #expect(judged.map(\.remedy) == judged.map { .words($0.rule.remedy) })
  }

  /// Who writes it into the module finds there what no client sees.
  @Test(arguments: [
    "func greet(name: String) {}", "private func greet(name: String) {}", "",
  ])
  func whatTheModuleHasInHidingLeavesNoRoomForARemedy(hidden: String) async throws {
    let judged = try await judged(
      old: ("func greet(name: String)", "public func greet(name: String) {}"),
      new: ("func greet(person: String)", "public func greet(person: String) {}\n\(hidden)"))
    #expect(judged.map(\.verdict) == [.breaking])
    #expect(judged.map(\.remedyProof) == [hidden.isEmpty ? .compiler : nil])
    #expect(judged.allSatisfy { ($0.remedy == .words($0.rule.remedy)) == !hidden.isEmpty })
  }

  /// Where the new version is asynchronous, callers that wait anyway get it and not the old one.
  @Test func whatDoesNotHelpEveryClientIsOnlyWords() async throws {
    let judged = try await judged(
      old: ("func load() -> Int", "public func load() -> Int { 1 }"),
      new: ("func load() async -> Int", "public func load() async -> Int { 1 }"))
    #expect(judged.map(\.verdict) == [.breaking])
    #expect(judged.map(\.remedy) == judged.map { .words($0.rule.remedy) })
  }

  /// There is nothing to compile in a body that is left open.
  @Test func anOpenBodyIsNotCompiledBesideTheModule() throws {
    let old = try Surface.kit("func load()", "func rest()")
    let new = try Surface.kit("func rest()")
    let compiler = ScriptedCompiler(on: .new, rejecting: ["  load()": "no such function"])
    let judged = try ClientTrial(of: APIDiff(old: old, new: new, beside: .ofToolchain))
      .judged(Classifier.changes(in: APIDiff(old: old, new: new, beside: .ofToolchain)), by: compiler).changes
    #expect(judged.map(\.remedyProof) == [.compiler])
    #expect(compiler.files.contains { $0.side == .mended })
    #expect(!compiler.files.contains { $0.side == .new && $0.source.contains("fatalError()") })
  }
}
