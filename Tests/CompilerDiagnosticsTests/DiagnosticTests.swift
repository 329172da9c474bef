import CompilerDiagnostics
import Testing

@Suite struct DiagnosticTests {
  @Test func aDiagnosticHasAPlaceAnIdentifierAndNotes() throws {
    let output = """
      Compiling Kit
      /p/Kit.swift:3:14: error:  method 'pour()' is hot [too_hot] [#Heat]
      3 |   pour()
        |   `- error: method 'pour()' is hot [too_hot] [#Heat]
      /p/Kit.swift:1:6: note: 'pour()' declared here [decl_declared_here]
      <unknown>:0: error: no place
      /p/Kit.swift:7:1: warning: it is [a_b] late
      """
    let found = Diagnostic.all(in: output + "\n" + output)
    #expect(found.map(\.severity) == [.error, .warning])
    #expect(
      found.map(\.place) == [.init(path: "/p/Kit.swift", line: 3), .init(path: "/p/Kit.swift", line: 7)])
    #expect(found.map(\.message.text) == ["method 'pour()' is hot [#Heat]", "it is [a_b] late"])
    #expect(found.map(\.message.identifier) == ["too_hot", nil])
    #expect(found.first?.notes.map(\.place.line) == [1])
    #expect(found.first?.notes.map(\.message.showsDeclaration) == [true])
  }

  @Test(arguments: [
    ("it is [not_here].", "it is [not_here]."), ("an array of [Int]", "an array of [Int]"),
    ("it is [#Group]", "it is [#Group]"), ("it is [an_id]\nso [an_other] [#Group]", "it is\nso [#Group]"),
    ("[is_alone]", "[is_alone]"), ("it is [two words]", "it is [two words]"),
  ])
  func whatIsShownHasNoIdentifiers(output: String, shown: String) {
    #expect(DiagnosticMessage.withoutIdentifiers(output) == shown)
  }

  @Test(arguments: [
    ("/p/a.swift:1:1: error: no", nil), ("Stack dump:", "Stack dump:"),
    ("<unknown>:0: error: fatal error encountered [an_id]", "<unknown>:0: error: fatal error encountered"),
    ("/p/a.swift:1:1: error: too long [expression_too_complex]", nil),
  ])
  func aCompilerThatComesToNoEndHasCrashed(output: String, line: String?) {
    #expect(CompilerOutput(output).crash?.text == line)
  }
}
