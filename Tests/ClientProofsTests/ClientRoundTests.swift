import APIComparison
import ClientProofs
import PublicAPI
import Testing

/// How the compiler is asked until it has said something about each client.
@Suite struct ClientRoundTests {
  /// The diagnostics, by declaration, after both functions came to throw and `compiler` had its say.
  private func diagnostics(by compiler: ScriptedCompiler) throws -> [String: String?] {
    let old = try Surface.kit("func load()", "func rest()")
    let new = try Surface.kit("func load() throws", "func rest() throws")
    let judged = try APIDiff(from: old, to: new).judged(by: compiler).changes
    return Dictionary(judged.map { ($0.declaration, $0.diagnostic) }) { first, _ in first }
  }

  @Test func everyClientHasNamesOfItsOwn() throws {
    let compiler = ScriptedCompiler()
    _ = try diagnostics(by: compiler)
    let source = try #require(compiler.files.first?.source)
    #expect(source.contains("func example0()") && source.contains("func example1()"))
    #expect(source.hasPrefix("import Kit\n"))
  }

  @Test func anOperatorsNameHasNoDigits() throws {
    let compiler = ScriptedCompiler()
    let group = try Surface.kit("precedencegroup Tight")
    _ = try ClientTrial(of: APIDiff(from: group, to: .kit())).judged([], by: compiler)
    let source = try #require(compiler.files.first { $0.side == .old }?.source)
    #expect(source.contains("infix operator ^^^^^: Tight\n"))
    #expect(!source.contains(/\^\d/))
  }

  @Test func aComplaintFindsTheClientByItsLine() throws {
    let found = try diagnostics(by: ScriptedCompiler(on: .new, rejecting: ["  load()": "can throw"]))
    #expect(found == ["load()": "can throw", "rest()": nil])
  }

  @Test func whatIsLeftIsCompiledUntilAllOfItPasses() throws {
    let compiler = ScriptedCompiler { file in
      guard file.side == .new else { return nil }
      // The compiler looks for some mistakes only once there are no others.
      let first = file.complaints("first", aboutLinesWith: "  load()")
      let output = first.isEmpty ? file.complaints("second", aboutLinesWith: "  rest()") : first
      return output.isEmpty ? nil : output
    }
    #expect(try diagnostics(by: compiler) == ["load()": "first", "rest()": "second"])
  }

  @Test func warningsNotesAndOtherFilesAreNoComplaints() throws {
    let compiler = ScriptedCompiler { file in
      guard file.side == .new, file.source.contains("  rest()") else { return nil }
      return file.complaints("unused", aboutLinesWith: "  load()", severity: "warning")
        + file.complaints("here", aboutLinesWith: "  load()", severity: "note")
        + "/x/Other.swift:5:3: error: no\n"
    }
    #expect(try diagnostics(by: compiler) == ["load()": nil, "rest()": "/x/Other.swift:5:3: error: no"])
  }

  @Test func namesShowNoNumberInComplaints() throws {
    let compiler = ScriptedCompiler { file in
      guard file.side == .new,
        let name = file.source.firstMatch(of: /struct (\w+\d+): Hashable/)?.output.1
      else { return nil }
      return file.complaints(
        "type '\(name)' of (\(name)) -> \(name).Body requires that 'Kettle2' conform to 'Hashable'",
        aboutLinesWith: "struct \(name): "
      )
    }
    let old = try Surface.kit("struct Kettle2", "extension Kettle2: Hashable")
    let new = try Surface.kit("struct Kettle2")
    let judged = try APIDiff(from: old, to: new).judged(by: compiler).changes
    #expect(
      judged.map(\.diagnostic) == [
        "type 'Example' of (Example) -> Example.Body requires that 'Kettle2' conform to 'Hashable'"
      ])
  }

  /// One more compiler costs more than a few clients; many that compile would be asked about for nothing.
  @Test(arguments: [(1, true), (200, false)])
  func ordinaryCodeInDoubtIsAskedWithTheRest(functions: Int, areAskedTogether: Bool) throws {
    let names = (0..<functions).map { "load\($0)" }
    let old = ["struct Kettle"] + names.map { "func \($0)(_: Int) -> Kettle" }
    let new = old + names.map { "func \($0)(_: Int, hot: Bool = true) -> Kettle" }
    let compiler = ScriptedCompiler(on: .new, rejecting: ["inout Kettle": "exact"])
    let judged = try APIDiff(from: .kit(old), to: .kit(new)).judged(by: compiler).changes
    #expect(Set(judged.map(\.position)) == [.exactType])
    // The new side accepts ordinary code, so there is no other reason to ask the old one about that.
    let isOldAsked = compiler.files.contains { $0.side == .old && $0.source.contains("let same: Kettle") }
    #expect(isOldAsked == areAskedTogether)
  }

  /// Each of many additions may be to blame for what becomes of each call.
  @Test func whatManyClientsSayIsCompiledOnce() throws {
    let known = ["func pour(_: Int)", "func pour(_: Int, _: Int)"]
    let added = (1...5).map { "func pour(_: Int, slowly\($0): Bool = true)" }
    let old = try Surface.kit(known)
    let new = try Surface.kit(known + added)
    let compiler = ScriptedCompiler(on: .new, rejecting: ["  pour(number)": "ambiguous [ambiguous_decl_ref]"])
    let judged = try APIDiff(from: old, to: new).judged(by: compiler).changes
    let file = try #require(compiler.files.first { $0.side == .old })
    #expect(file.clients.split(separator: "func example") == ["(_ number: Int) {\n  pour(number)\n}\n"])
    // All are to blame all the same, beside what is called.
    #expect(judged.count { $0.verdict == .breaking && $0.diagnostic == "ambiguous" } == added.count + 1)
  }

  @Test func filesWithTheSameNameAreNeverCompiledAtOnce() throws {
    // So many that they need two files at least, which are compiled side by side.
    let lines = (0..<2000).map { "func load\($0)()" }
    let compiler = ScriptedCompiler()
    _ = try ClientTrial(of: APIDiff(from: .kit(lines), to: .kit())).judged([], by: compiler)
    let names = compiler.files.filter { $0.side == .old }.map(\.name)
    #expect(names.count >= 2 && Set(names).count == names.count)
  }

  @Test func theSidesOfOneRoundHaveFilesOfTheirOwn() throws {
    let compiler = ScriptedCompiler()
    let difference = try APIDiff(
      from: .kit("func load()", "func rest()"), to: .kit("func load() throws", "func rest()"))
    _ = try ClientTrial(of: difference).judged([], by: compiler)
    // What changed is tried on the old side while what did not is tried on the new one.
    let round = compiler.files.prefix(2)
    #expect(Set(round.map(\.side)) == [.old, .new])
    #expect(Set(round.map(\.name)).count == 2)
  }

  /// The files of clients that the new side is asked about after one function is gone, and another one came.
  private func filesOfNewSide(isAlone: Bool) throws -> [ClientFile] {
    let compiler = ScriptedCompiler(on: .new, rejecting: ["  load()": "no such function"])
    let difference = try APIDiff(
      from: .kit("struct Box", "func Box.open()", "func load()", "func rest()"),
      to: .kit("struct Box", "func Box.open()", "func Box.close()", "func rest()"))
    _ = try ClientTrial(of: difference, isAlone: isAlone).judged([], by: compiler)
    return compiler.files.filter { $0.side == .new }
  }

  @Test func whatIsSureToFailHasNothingElseCompiledTwice() throws {
    let files = try filesOfNewSide(isAlone: false)
    let withRest = files.filter { $0.source.contains("  rest()") }
    #expect(withRest.count == 1 && !withRest.contains { $0.source.contains("  load()") })
  }

  /// Other modules keep the processors busy: each compiler that is not started is one less to wait for.
  @Test func besideOtherModulesTheNewSideIsAskedOnce() throws {
    #expect(try filesOfNewSide(isAlone: true).count == 3)
    #expect(try filesOfNewSide(isAlone: false).count == 2)
  }
}
