import PublicAPI
import Testing

/// What types get from protocols that nobody can name.
@Suite struct UnderscoredProtocolTests {
  private func promised(_ lines: String...) throws -> [String] {
    let text = "// public surface, format 1, module Kit\n" + lines.joined(separator: "\n") + "\n"
    return try Surface(baseline: text, file: "Kit.txt").filtered([]).declarations.map(\.description)
  }

  @Test func aTypeHasItselfWhatSuchAProtocolGivesIt() throws {
    let lines = try promised(
      "protocol _Drawing: _Sized", "@requirement func _Drawing.draw()", "func _Drawing.redraw()",
      "protocol _Sized", "var _Sized.area: Int { get }", "func _Sized.hash() where Self: Hashable",
      "struct Box<T>", "extension Box: _Drawing where T: Sendable", "func Box.redraw()")
    #expect(
      lines == ["struct Box<T>", "var Box.area: Int where T: Sendable { get }", "func Box.redraw()"])
  }

  @Test func whatACaseCarriesIsReached() throws {
    let lines = ["enum Cup", "case Cup.filled(_Tea)", "func _Tea.pour()", "struct _Tea"]
    #expect(try promised(lines.joined(separator: "\n")).contains("func _Tea.pour()"))
  }

  @Test func whatANameLeadsToStaysWhereItIs() throws {
    let lines = try promised(
      "protocol _Drawing", "func _Drawing.redraw()", "protocol Drawing: _Drawing", "struct Box",
      "extension Box: Drawing", "extension Box: _Drawing")
    #expect(lines.contains("func _Drawing.redraw()") && !lines.contains("func Box.redraw()"), "\(lines)")
  }
}
