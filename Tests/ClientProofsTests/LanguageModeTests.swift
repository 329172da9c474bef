import APIComparison
import ClientProofs
import PublicAPI
import Testing

/// Clients speak the language mode of the contract, whatever that of the module is.
@Suite struct LanguageModeTests {
  @Test func whatOnlyCompilesInTheModulesModeIsTriedInIt() throws {
    let compiler = ScriptedCompiler { file in
      if file.mode == "6", file.side == .old {
        return file.complaints("not in 6", aboutLinesWith: "  load()")
      }
      return file.side == .new ? file.complaints("can throw", aboutLinesWith: "  load()") : nil
    }
    let old = try Surface.kit("func load()")
    let new = try Surface.kit("func load() throws")
    let judged = try APIDiff(from: old, to: new).judged(by: compiler, modes: ["6", "5"]).changes
    #expect(judged.map(\.diagnostic) == ["can throw"])
    #expect(compiler.files.contains { $0.mode == "5" && $0.side == .new })
  }
}
