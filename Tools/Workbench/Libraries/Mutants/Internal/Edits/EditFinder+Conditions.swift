import Syntax

extension EditFinder {
  /// What decides where to go on.
  mutating func findConditions(_ node: SyntaxNode, in place: Surroundings) {
    switch node.kind {
    case "if_stmt", "guard_stmt", "while_stmt": findConditionList(node, in: place)
    case "ternary_expr":
      guard let whole = source.extent(of: node), let then = node.one("then_expr").flatMap(source.extent),
        let other = node.one("else_expr").flatMap(source.extent)
      else { return }
      replace(whole, by: source[then], in: place)
      replace(whole, by: source[other], in: place)
    case "for_each_stmt":
      guard let condition = node.one("where") else { return }
      decide(condition, ["true", "false"], in: place)
    case "case_stmt":
      guard let range = source.rangeOfGuard(node) else { return }
      for value in ["true", "false"] { replace(range, by: value, in: place) }
    default: break
    }
  }

  private mutating func findConditionList(_ node: SyntaxNode, in place: Surroundings) {
    let conditions = node.all("conditions")
    guard let start = node.tokens?.first, let last = conditions.last else { return }
    let keyword = source.word(at: start)
    // Without a way out the code behind a loop is not reached, which the compiler would say.
    guard ["if", "guard", "while"].contains(keyword), last.kind != "boolean_literal_expr" else { return }
    for condition in conditions where keyword != "while" || conditions.count > 1 {
      decide(condition, ["true"], in: place)
    }
    let end = source.endOfConditions(node, from: start)
    note(
      .neverHolding, of: start + keyword.utf8.count..<start + keyword.utf8.count, shown: start..<end,
      in: place,
      "\(quoted(start..<end)) never holds")
  }

  /// Notes that a condition has one of some values whatever it says.
  mutating func decide(_ condition: SyntaxNode, _ values: [String], in place: Surroundings) {
    guard condition.type == "$sSbD", condition.kind != "boolean_literal_expr",
      condition.kind != "single_value_stmt_expr", let range = source.extent(of: condition)
    else { return }
    for value in values { replace(range, by: value, in: place) }
  }
}

extension SourceText {
  /// Where the conditions of a statement end: before the brace of its body, or before `else`.
  fileprivate func endOfConditions(_ node: SyntaxNode, from start: Int) -> Int {
    let body = (node.one("then_stmt") ?? node.one("body"))?.tokens?.first ?? start
    let text = self[start..<body].reversed().drop(while: \.isWhitespace).reversed()
    let isGuard = node.kind == "guard_stmt" && text.suffix(4).elementsEqual("else")
    return start + String(isGuard ? Array(text.dropLast(5)) : Array(text)).utf8.count
  }

  /// Where the condition behind the only pattern of a case is, of which the compiler's tree says nothing.
  fileprivate func rangeOfGuard(_ node: SyntaxNode) -> Range<Int>? {
    guard node.all("case_label_items").count == 1, let start = node.tokens?.first,
      let body = node.one("body")?.tokens?.first
    else { return nil }
    let text = self[start..<body]
    guard let word = text.firstRange(of: " where "), let colon = text.lastIndex(of: ":"),
      word.upperBound < colon
    else { return nil }
    let first = start + text[..<word.upperBound].utf8.count
    return first..<start + text[..<colon].utf8.count
  }
}
