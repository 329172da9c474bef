import APIComparison
import ClientProofs
import PublicAPI
import Testing

/// Remedies that are code and take no real compiler.
@Suite struct RemedyTests {
  @Test func anOldMacroIsImplementedAndCallsNoOther() throws {
    let (old, new) = ("@attached(peer) macro Tag(of: String)", "@attached(peer) macro Tag(name: String)")
    let changes = try APIDiff(from: .kit(old), to: .kit(new)).changes
    let code = #"@attached(peer) public macro Tag(of: String) = #externalMacro(module: "…", type: "…")"#
    #expect(changes.map(\.remedy.description).contains { $0.contains(code) }, "\(changes.map(\.remedy))")
  }

  /// There is nothing to compile in a body that is left open.
  @Test func anOpenBodyIsNotCompiledBesideTheModule() throws {
    let old = try Surface.kit("func load()", "func rest()")
    let new = try Surface.kit("func rest()")
    let compiler = ScriptedCompiler(on: .new, rejecting: ["  load()": "no such function"])
    let judged = try APIDiff(from: old, to: new).judged(by: compiler).changes
    #expect(judged.map(\.remedyProof) == [.compiler])
    #expect(compiler.files.contains { $0.side == .mended })
    #expect(!compiler.files.contains { $0.side == .new && $0.source.contains("fatalError()") })
  }
}
