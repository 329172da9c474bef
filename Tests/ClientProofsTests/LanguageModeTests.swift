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

  @Test(
    "What only clients in Swift 6 mode notice says so",
    arguments: [
      ("non-Sendable parameter [sendable_parameter]", ["6"], true),
      ("non-Sendable parameter [sendable_parameter]", ["6", "5"], false),
      ("can throw [throwing_call]", ["6"], false),
    ])
  func onlyInSwift6(complaint: String, rejecting: [String], isOnlyIn6: Bool) throws {
    let compiler = ScriptedCompiler { file in
      file.side == .new && rejecting.contains(file.mode)
        ? file.complaints(complaint, aboutLinesWith: "  load(") : nil
    }
    let old = try Surface.kit("func load(_: @escaping () -> Void)")
    let new = try Surface.kit("func load(_: @escaping @Sendable () -> Void)")
    let judged = try APIDiff(from: old, to: new).judged(by: compiler).changes
    #expect(judged.map(\.verdict) == [.breaking])
    #expect(judged.map(\.isFeltOnlyInSwift6) == [isOnlyIn6])
    #expect(judged.allSatisfy { $0.explanation.contains("in Swift 5 mode is known") == isOnlyIn6 })
  }

  @Test func theClientThatIsShownMayBeTheOnlyOneThatSwift5Accepts() throws {
    let compiler = ScriptedCompiler { file in
      let calls = file.mode == "6" ? "load(" : "load({ own"
      guard file.side == .new, file.source.contains(calls) else { return nil }
      return file.complaints("non-Sendable parameter [sendable_parameter]", aboutLinesWith: calls)
    }
    let old = try Surface.kit("func load(_: @escaping () -> Void) -> Int")
    let new = try Surface.kit("func load(_: @escaping @Sendable () -> Void) -> Int")
    let judged = try APIDiff(from: old, to: new).judged(by: compiler).changes
    #expect(judged.map(\.isFeltOnlyInSwift6) == [false])
    #expect(judged.allSatisfy { $0.client?.contains("own") == false })
    #expect(judged.allSatisfy { $0.meaning.contains("In Swift 5 mode, this client still compiles") })
  }
}
