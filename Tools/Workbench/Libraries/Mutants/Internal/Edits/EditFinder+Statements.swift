import Syntax

extension EditFinder {
  /// What is done for its effect; not `defer`, which would happen at the end of the branch that it is put in.
  private static let effects: Set<String> = [
    "call_expr", "await_expr", "try_expr", "optional_try_expr", "optional_evaluation_expr", "force_try_expr",
    "assign_expr", "binary_expr", "for_each_stmt",
  ]

  /// Statements that can be left out, and functions that can do nothing.
  mutating func findStatements(_ node: SyntaxNode, in place: Surroundings) {
    guard node.kind == "brace_stmt", let body = source.extent(of: node),
      source.bytes[body.lowerBound] == UInt8(ascii: "{")
    else { return }
    for element in node.all("elements") {
      var statement = element
      if element.kind == "return_stmt", element.isImplicit, let result = element.one("result"),
        result.type == "$sytD"
      {
        statement = result
      }
      guard let range = source.extent(of: statement), isLeftOut(statement, in: place) else { continue }
      note(.leftOut, of: range, in: place, "\(quoted(range)) is left out")
    }
  }

  private func isLeftOut(_ statement: SyntaxNode, in place: Surroundings) -> Bool {
    guard Self.effects.contains(statement.kind),
      !statement.isImplicit || statement.kind == "optional_evaluation_expr"
    else { return false }
    return !(place.isInitializer && statement.kind == "assign_expr")
      && !(place.isInitializer && statement.type.isEmpty && statement.kind.hasSuffix("_expr"))
  }

  /// What comes out of a function, a closure or a branch.
  mutating func findResults(_ node: SyntaxNode, in place: Surroundings) {
    switch node.kind {
    case "return_stmt", "then_stmt":
      guard let result = node.one("result") else { return }
      findValues(of: result, in: place)
    case "pattern_entry":
      // A decision that is taken here and used below.
      guard let value = node.one("processed_init") ?? node.one("original_init") else { return }
      decide(value, ["true", "false"], in: place)
    case "func_decl", "constructor_decl":
      let elements = node.one("body")?.all("elements") ?? []
      guard node.kind == "func_decl", !node.isImplicit, elements.count > 1,
        node.word("result") == "$sytD" || node.word("result") == nil,
        let body = node.one("body").flatMap(source.extent), source.bytes[body.lowerBound] == UInt8(ascii: "{")
      else { return }
      let start = body.lowerBound + 1
      note(
        .returningAtOnce, of: start..<start, shown: body.lowerBound..<start, in: place,
        "`\(place.names.last ?? "")` returns at once")
    default: break
    }
  }

  private mutating func findValues(of result: SyntaxNode, in place: Surroundings) {
    decide(result, ["true", "false"], in: place)
    guard result.type != "$sSbD", !result.kind.contains("literal"), result.kind != "single_value_stmt_expr",
      result.kind != "ternary_expr", let range = source.extent(of: result)
    else { return }
    let text = source[range]
    let isWritten = !["nil", "[]", "\"\""].contains(text)
    if isWritten, let value = result.type.emptyValue { replace(range, by: value, in: place) }
  }
}

extension String {
  /// The value without anything in it of a mangled type, if it has one that is written shortly.
  fileprivate var emptyValue: String? {
    switch self {
    case "$sSiD": "0"
    case "$sSSD": #""""#
    case _ where hasSuffix("SgD"): "nil"
    case _ where hasPrefix("$sSay") && hasSuffix("GD"): "[]"
    default: nil
    }
  }
}
