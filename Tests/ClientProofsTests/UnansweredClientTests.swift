import APIComparison
import ClientProofs
import PublicAPI
import Synchronization
import Testing

/// What a compiler says that is no answer about a client proves no break, and is told.
@Suite struct UnansweredClientTests {
  private static let old = ["struct Kettle", "func load() -> Kettle", "func rest()"]
  private static let new = ["struct Kettle", "func load() throws -> Kettle", "func rest() throws"]

  private func judged(
    from old: [String] = old, to new: [String] = new, by compiler: ScriptedCompiler
  ) throws -> (changes: [Change], gaps: [String]) {
    try APIDiff(from: .kit(old), to: .kit(new)).judged(by: compiler)
  }

  /// A compiler that answers each question about the new module, as it is or mended, with `output`, as often as `times` says.
  private func compiler(
    times: Int = .max, _ output: @escaping @Sendable (ClientFile) -> String?
  ) -> ScriptedCompiler {
    let left = Mutex(times)
    return ScriptedCompiler { file in
      guard file.side != .old, let output = output(file), left.withLock({ $0 }) > 0 else { return nil }
      left.withLock { $0 -= 1 }
      return output
    }
  }

  @Test func aModuleThatIsNotThereProvesNothing() throws {
    let compiler = compiler { "/scratch/\($0.name):1:8: error: no such module 'Kit'\n" }
    let (changes, gaps) = try judged(by: compiler)
    #expect(changes.map(\.proof) == [.rule, .rule])
    #expect(gaps.count == 1)
    #expect(gaps.first?.contains("no such module 'Kit'") == true)
    #expect(compiler.files.allSatisfy { $0.source.hasPrefix("import Kit\n") })
  }

  /// The module may go after the clients were tried, while what would help them is.
  @Test func aModuleThatIsGoneWhenRemediesAreTriedProvesNothing() throws {
    let compiler = compiler { file in
      if file.side == .mended || file.source.contains("fatalError()") {
        return "/scratch/\(file.name):1:8: error: no such module 'Kit'\n"
      }
      let output = file.complaints("call can throw", aboutLinesWith: "load()")
      return output.isEmpty ? nil : output
    }
    let (changes, gaps) = try judged(by: compiler)
    #expect(changes.map(\.proof) == [.rule, .rule])
    #expect(gaps.count == 1)
  }

  @Test func aTypeThatBothSidesListIsFoundOrNoClientIsBelieved() throws {
    let compiler = compiler {
      $0.complaints(
        "cannot find type 'Kettle' in scope [cannot_find_type_in_scope]", aboutLinesWith: "Kettle")
    }
    let (changes, gaps) = try judged(by: compiler)
    #expect(changes.map(\.proof) == [.rule, .rule])
    #expect(gaps.map { $0.contains("cannot find type 'Kettle' in scope") } == [true])
  }

  /// What is compiled once may be about several declarations, and for several reasons.
  @Test func eachDeclarationThatAClientIsAboutIsToldOnce() throws {
    let known = ["hot", "cold"].map { "func pour(_: Int, \($0): Bool = true)" }
    let added = ["slowly", "often"].map { "func pour(_: Int, \($0): Bool = true)" }
    let compiler = compiler { file in
      let output = file.complaints(
        "cannot type-check in reasonable time [expression_too_complex]", aboutLinesWith: "  pour(number)")
      return output.isEmpty ? nil : output
    }
    let gaps = try judged(from: known, to: known + added, by: compiler).gaps
    #expect(gaps.count == 2)
    for title in ["‘pour(_:hot:)’", "‘pour(_:cold:)’"] {
      #expect(gaps.contains { $0.contains(title) }, "\(gaps)")
    }
  }

  @Test func whatIsRightTheSecondTimeIsBelieved() throws {
    let compiler = compiler(times: 1) { "/scratch/\($0.name):1:8: error: no such module 'Kit'\n" }
    let (changes, gaps) = try judged(by: compiler)
    #expect(changes.map(\.proof) == [.compiler, .compiler])
    #expect(gaps == [])
  }

  @Test func aControlThatFailsForAReasonOfItsOwnLeavesTheClientsAlone() throws {
    let compiler = compiler { file in
      let output = file.complaints(
        "'Kettle' is unavailable", aboutLinesWith: "= Kettle\n".dropLast().description)
      return output.isEmpty ? nil : output
    }
    let (changes, gaps) = try judged(by: compiler)
    #expect(changes.map(\.verdict) == [.compatible, .compatible])
    #expect(gaps == [])
  }

  @Test func aCompilerThatCrashesSaysNothingOfTheClient() throws {
    let (changes, gaps) = try judged(by: compiler { $0.source.contains("load()") ? "Stack dump:\n" : nil })
    #expect(changes.first { $0.declaration == "load()" }?.proof == .rule)
    #expect(changes.first { $0.declaration == "rest()" }?.verdict == .compatible)
    #expect(gaps.allSatisfy { $0.contains("a client of ‘load()’") } && !gaps.isEmpty)
  }

  @Test func aCrashOnWhatFewCodeDoesIsNoGapButIsTold() throws {
    let (changes, gaps) = try judged(
      by: compiler { $0.source.contains("take(load)") ? "Stack dump:\n" : nil })
    #expect(gaps == [])
    let told = changes.filter {
      $0.meaning.contains("could not be proved: of the new version the compiler crashes")
    }
    #expect(told.map(\.declaration) == ["load()"])
    #expect(changes.map(\.verdict) == [.compatible, .compatible])
  }

  /// Nobody knows then whether ordinary code compiles, so what the strong form of a client says stands.
  @Test func aCrashOnOrdinaryCodeMakesNoBreakMilder() throws {
    let compiler = compiler { file in
      if file.source.contains("let same: Kettle") { return "Stack dump:\n" }
      let output = file.complaints("exact", aboutLinesWith: "inout Kettle")
      return output.isEmpty ? nil : output
    }
    let known = ["struct Kettle", "func load(_: Int) -> Kettle"]
    let added = ["func load(_: Int, hot: Bool = true) -> Kettle"]
    #expect(
      Set(try judged(from: known, to: known + added, by: compiler).changes.map(\.verdict)) == [.breaking])
  }

  @Test func aCrashIsForgottenWhereTheNextAttemptHasAnAnswer() throws {
    let compiler = compiler(times: 1) { $0.source.contains("load()") ? "Stack dump:\n" : nil }
    let (changes, gaps) = try judged(by: compiler)
    #expect(changes.map(\.proof) == [.compiler, .compiler])
    #expect(gaps == [])
  }

  @Test func anExpressionThatTakesTooLongIsNoBreak() throws {
    let message = "the compiler is unable to type-check this expression in reasonable time"
    let compiler = compiler {
      let output = $0.complaints("\(message) [expression_too_complex]", aboutLinesWith: "load()")
      return output.isEmpty ? nil : output
    }
    let (changes, gaps) = try judged(by: compiler)
    #expect(changes.first { $0.declaration == "load()" }?.proof == .rule)
    #expect(gaps.contains { $0.contains("“\(message)”") })
  }

  @Test(arguments: [
    "failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing)",
    "fatal error encountered during compilation; please submit a bug report",
    "INTERNAL ERROR: not implemented", "this is a compiler bug. Please file a bug",
  ])
  func aCompilerThatFailsItselfProvesNoBreak(message: String) throws {
    let compiler = compiler { file in
      let output =
        file.complaints(message, aboutLinesWith: "load()")
        + file.complaints("can throw", aboutLinesWith: "rest()")
      return output.isEmpty ? nil : output
    }
    let (changes, gaps) = try judged(by: compiler)
    #expect(changes.first { $0.declaration == "load()" }?.proof == .rule)
    #expect(changes.first { $0.declaration == "rest()" }?.diagnostic == "can throw")
    #expect(gaps.allSatisfy { $0.contains("a client of ‘load()’") && $0.contains(message) } && !gaps.isEmpty)
  }

  @Test(arguments: [
    "Stack dump:\n0.\tProgram arguments: swift-frontend\n", "fatal error: it ended with 9\n",
    "<unknown>:0: error: fatal error encountered during compilation; please submit a bug report\n",
  ])
  func whatACompilerSaysBeforeItCrashesProvesNoBreak(words: String) throws {
    let compiler = compiler { file in
      guard file.source.contains("load()") else { return nil }
      return file.complaints("can throw", aboutLinesWith: "load()") + words
    }
    let (changes, gaps) = try judged(by: compiler)
    #expect(changes.first { $0.declaration == "load()" }?.proof == .rule)
    #expect(changes.first { $0.declaration == "rest()" }?.verdict == .compatible)
    #expect(gaps.allSatisfy { $0.contains("a client of ‘load()’") } && !gaps.isEmpty)
  }

  @Test func aMistakeBesideAnotherAtWhichTheCompilerFailsProvesABreak() throws {
    let compiler = compiler { file in
      let lines = file.complaints(
        "failed to produce diagnostic for expression [failed_to_produce_diagnostic]",
        aboutLinesWith: "load()")
      return lines.isEmpty ? nil : lines + file.complaints("can throw", aboutLinesWith: "load()")
    }
    let (changes, gaps) = try judged(by: compiler)
    #expect(changes.first { $0.declaration == "load()" }?.diagnostic == "can throw")
    #expect(gaps == [])
  }

  @Test func aSourceLineThatSpeaksOfACrashIsNone() throws {
    let compiler = compiler { file in
      let lines = file.complaints("can throw", aboutLinesWith: "load()")
      return lines.isEmpty ? nil : lines + " 12 | load() // Stack dump:\n"
    }
    #expect(try judged(by: compiler).changes.first { $0.declaration == "load()" }?.proof == .compiler)
  }

  @Test func whatAnotherClientHasShownToBreakIsNotOpen() throws {
    let compiler = compiler { file in
      if file.source.contains("let result: Kettle") { return "Stack dump:\n" }
      let output = file.complaints("can throw", aboutLinesWith: "load()")
      return output.isEmpty ? nil : output
    }
    let (changes, gaps) = try judged(by: compiler)
    #expect(changes.first { $0.declaration == "load()" }?.diagnostic == "can throw")
    #expect(gaps == [])
  }
}
