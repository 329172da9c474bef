import APIComparison
import ClientProofs
import PublicAPI
import Testing

/// Members that clients find in another module than before.
@Suite struct MovedMemberTests {
  @Test func aMemberThatAnotherModuleHasIsGoneForClientsThatImportJustOne() throws {
    let surface = try Surface.kit("func String.shout()")
    let empty = try Surface.kit("")
    let compiler = ScriptedCompiler { file in
      guard file.side == .new, !file.features.isEmpty else { return nil }
      return file.complaints("missing import of defining module", aboutLinesWith: "shout")
    }
    let judged = try APIDiff(from: surface, to: empty).judged(by: compiler).changes
    #expect(judged.map(\.verdict) == [.breaking])
    #expect(judged.first?.proof == .compiler)
    #expect(Set(compiler.files.flatMap(\.features)) == ["MemberImportVisibility"])
  }

  @Test func anOperatorThatClientsFindInAReexportedModuleIsNotGone() throws {
    let operators = try Surface.kit("precedencegroup Pipe\ninfix operator |>: Pipe")
    let empty = try Surface.kit("")
    func judged(refusing isRefused: Bool) throws -> [Verdict] {
      let compiler = ScriptedCompiler { file in
        isRefused && file.side == .new
          ? file.complaints("is not a known binary operator", aboutLinesWith: "") : nil
      }
      return try APIDiff(from: operators, to: empty).judged(by: compiler, isAlone: false).changes
        .map(\.verdict)
    }
    #expect(try !judged(refusing: false).contains(.breaking))
    #expect(try judged(refusing: true) == [.breaking, .breaking])
  }
}
