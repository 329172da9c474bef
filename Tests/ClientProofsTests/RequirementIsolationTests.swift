import APIComparison
import ClientProofs
import GateTestSupport
import PublicAPI
import TestSupport
import Testing

/// Conformers that rely on where a requirement's witnesses run.
@Suite struct RequirementIsolationTests {
  /// A requirement that runs elsewhere than before, and what stands in the conformer that this breaks.
  struct Move: Sendable, CustomStringConvertible {
    let old: String
    let new: String
    let proof: String

    var description: String { "\(old) → \(new)" }
  }

  private static let protocolLine = "@globalActor actor Store\nprotocol Screen: Sendable\n"
  private static let source = """
    @globalActor public actor Store { public static let shared = Store() }
    public protocol Screen: Sendable {
    """

  private func judged(_ old: String, _ new: String) async throws -> [Change] {
    try await withTemporaryFolder { folder in
      try await BlockingWork.run {
        let compiler = try FrontendCompiler(
          old: "\(Self.source)\n  \(old)\n}\n", new: "\(Self.source)\n  \(new)\n}\n", in: folder)
        let (old, new) = (try surface(old), try surface(new))
        let changes = Classifier.changes(in: APIDiff(old: old, new: new, beside: .ofToolchain))
        return try ClientTrial(of: APIDiff(old: old, new: new, beside: .ofToolchain), isAlone: false).judged(
          changes, by: compiler
        )
        .changes
      }
    }
  }

  /// The surface of the protocol with just this requirement.
  private func surface(_ requirement: String) throws -> Surface {
    let qualified = requirement.replacing(/(func|var)\s/) { "\($0.output.1) Screen." }
      .replacing("init", with: "init Screen").replacing("subscript", with: "subscript Screen")
    return try .kit("\(Self.protocolLine)@requirement \(qualified)")
  }

  @Test(arguments: [
    Move(old: "@MainActor func draw()", new: "func draw()", proof: "  @MainActor func draw() -> Void"),
    Move(old: "@Store func draw()", new: "func draw()", proof: "  @Store func draw() -> Void"),
    Move(old: "@MainActor static func draw()", new: "static func draw()", proof: "@MainActor static func"),
    Move(old: "@MainActor init()", new: "init()", proof: "@MainActor init() {"),
    Move(
      old: "@MainActor var size: Int { get set }", new: "var size: Int { get set }", proof: "@MainActor var"),
    Move(
      old: "@MainActor subscript(_: Int) -> Int { get }", new: "subscript(_: Int) -> Int { get }",
      proof: "@MainActor subscript"),
    // A caller that waits does not notice; a witness that counts on its actor does.
    Move(old: "@MainActor func draw() async", new: "func draw() async", proof: "{ client(); while true {} }"),
    Move(
      old: "@MainActor func draw() async", new: "@Store func draw() async",
      proof: "{ client(); while true {} }"),
    // A witness need not be asynchronous, and nobody on its side had to wait for it.
    Move(old: "func draw() async", new: "@MainActor func draw() async", proof: "{ _ = self.draw() }"),
    Move(
      old: "var size: Int { get async }", new: "@MainActor var size: Int { get async }",
      proof: "{ _ = self.size }"),
  ])
  func aConformerThatReliesOnTheOldIsolationProvesTheBreak(move: Move) async throws {
    let judged = try await judged(move.old, move.new)
    #expect(!judged.isEmpty && judged.allSatisfy { $0.verdict == .breaking && $0.proof == .compiler })
    let clients = judged.compactMap(\.client)
    #expect(clients.contains { $0.contains(move.proof) }, "\(clients)")
  }

  @Test(arguments: [
    ("func draw()", "nonisolated func draw()"), ("nonisolated func draw() async", "func draw() async"),
  ])
  func isolationThatOnlyReadsDifferentlyBreaksNothing(old: String, new: String) async throws {
    #expect(try await judged(old, new).allSatisfy { $0.verdict == .compatible })
  }
}
