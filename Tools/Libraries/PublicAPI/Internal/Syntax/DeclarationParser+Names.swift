extension DeclarationParser {
  /// Reads the declared name; in a baseline, the context stands before it, or in place of `init` and `subscript`.
  mutating func name(of declaration: inout Declaration) {
    let isNameless = declaration.kind == .initializer || declaration.kind == .subscript
    if dialect == .swift {
      declaration.name = isNameless ? declaration.kind.rawValue : memberName()
      return
    }
    declaration.context = dottedName()
    if isNameless {
      declaration.name = declaration.kind.rawValue
    } else if declaration.kind == .function, let token = cursor.current, token.kind == .symbol,
      isOperator(token)
    {
      declaration.name = operatorName()
    } else {
      declaration.name = declaration.context.popLast() ?? ""
    }
  }

  mutating func dottedName() -> [String] {
    var path: [String] = []
    while let word = cursor.current, word.kind == .word {
      path.append(String(word.text))
      _ = cursor.next()
      guard cursor.take(".") else { break }
    }
    return path
  }

  mutating func operatorName() -> String {
    var name = ""
    while let token = cursor.current, name.isEmpty || !token.followsSpace, name.isEmpty || token.text != "(" {
      // The colon of `infix operator +: Group` ends the name, and no bracket is part of one.
      if [":", "(", ")", "[", "]", "{", "}"].contains(token.text) { break }
      name += token.text
      _ = cursor.next()
    }
    return name
  }

  private mutating func memberName() -> String {
    guard let token = cursor.current else { return "" }
    if token.kind == .symbol { return operatorName() }
    _ = cursor.next()
    return String(token.text)
  }

  private func isOperator(_ token: Token) -> Bool {
    guard token.text != "(" else { return false }
    // `Type.<` contains an operator, while `Type<` opens generic parameters; the dot has already been read.
    return token.text != "<" || cursor.peek(-1)?.text == "." || cursor.peek(1)?.kind == .symbol
      || token.followsSpace
  }
}
