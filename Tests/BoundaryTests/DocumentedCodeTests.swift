import Testing

/// Code that readers of the documentation copy.
@Suite struct DocumentedCodeTests {
  @Test func everyPieceRunsForAClient() async throws {
    let code = try DocumentedCode.ofModules()
    #expect(
      Set(code.map { $0.path.prefix { $0 != "/" } }).isSuperset(of: ["Documents", "Feedback"]))
    #expect(try await code.failures(by: Compiler()) == [])
  }

  @Test func codeThatDoesSomethingElseIsFoundWhereItStands() async throws {
    let source = """
      /// ```swift
      /// print("tea")
      /// // Prints: tea
      /// ```
      ///
      /// ```swift
      /// print("coffee")  // Prints: tea
      /// ```
      ///
      /// ```swift
      /// let none: [Int] = []
      /// print(none[0])
      /// ```
      ///
      /// ```swift
      /// throw CancellationError()
      /// ```
      struct Type {}
      """
    let failures = try await DocumentedCode.all(in: source, path: "Type.swift").failures(by: Compiler())
    #expect(failures.count == 3)
    #expect(failures.first == "Type.swift:7: prints coffee")
    #expect(failures.contains { $0.hasPrefix("Type.swift:11: ends with ") && $0.contains("out of range") })
    #expect(failures.contains { $0.hasPrefix("Type.swift:16: ends with ") && $0.contains("Cancellation") })
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
    let errors = try await code.failures(by: Compiler())
    #expect(errors.count == 2)
    #expect(errors.contains { $0.hasPrefix("Type.swift:5: cannot convert value") })
    #expect(errors.contains { $0.hasPrefix("Type.swift:8: cannot find 'noSuchFunction'") })
  }
}
