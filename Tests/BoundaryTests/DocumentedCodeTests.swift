import Testing

/// Code that readers of the documentation copy.
@Suite struct DocumentedCodeTests {
  @Test func everyLineCompilesForAClient() async throws {
    let code = try DocumentedCode.ofModules()
    #expect(
      Set(code.map { $0.path.prefix { $0 != "/" } }).isSuperset(of: ["Documents", "DogPhoto", "Feedback"]))
    #expect(try await code.errors(by: Compiler()) == [])
  }

  @Test func codeThatDoesNotCompileIsFoundWhereItStands() async throws {
    let source = """
      /// A type.
      ///
      /// ```swift
      /// let one = 1
      /// let two: String = one
      /// ```
      ///
      ///     let three = noSuchFunction()
      ///
      /// - Parameter four: A list
      ///     that is indented is no code.
      struct Type {}
      """
    let code = DocumentedCode.all(in: source, path: "Type.swift")
    #expect(code.map(\.firstLine) == [4, 8])
    let errors = try await code.errors(by: Compiler())
    #expect(errors.count == 2)
    #expect(errors.contains { $0.hasPrefix("Type.swift:5: cannot convert value") })
    #expect(errors.contains { $0.hasPrefix("Type.swift:8: cannot find 'noSuchFunction'") })
  }
}
