extension DeclarationParser {
  /// Reads a parameter list.
  mutating func parameters(of declaration: Declaration) -> [Parameter] {
    var parameters: [Parameter] = []
    _ = cursor.take("(")
    while !cursor.isAtEnd, !cursor.isAt(")") {
      parameters.append(parameter(of: declaration))
      if !cursor.take(",") { break }
    }
    if !cursor.take(")") { isDamaged = true }
    return parameters
  }

  private mutating func parameter(of declaration: Declaration) -> Parameter {
    var attributes: [DeclarationAttribute] = []
    while cursor.isAt("@"), namesFollowAttribute(), let attribute = attribute() {
      attributes.append(attribute.attribute)
    }
    let label = label(of: declaration)
    let type = types.type()
    let isVariadic = cursor.take("...")
    return Parameter(
      label: label, attributes: attributes, type: type, isVariadic: isVariadic, defaultValue: defaultValue())
  }

  /// Whether the attribute here belongs to the parameter, and not to the type of an unlabelled associated value.
  private func namesFollowAttribute() -> Bool {
    var (offset, depth) = (2, 0)
    while let token = cursor.peek(offset), depth > 0 || token.text != "," && token.text != ")" {
      if token.text == "<" { depth += 1 }
      if token.text == ">" { depth -= 1 }
      if token.text == ":", depth == 0 { return true }
      offset += 1
    }
    return false
  }

  private mutating func label(of declaration: Declaration) -> String? {
    guard let first = cursor.current, first.kind == .word else { return nil }
    if cursor.peek(1)?.text == ":" {
      _ = cursor.next()
      _ = cursor.take(":")
      let hasNoLabel =
        first.text == "_" || declaration.isOperator || (dialect == .swift && declaration.kind == .subscript)
      return hasNoLabel ? nil : String(first.text)
    }
    guard cursor.peek(1)?.kind == .word, cursor.peek(2)?.text == ":" else { return nil }
    _ = cursor.next()
    _ = cursor.next()
    _ = cursor.take(":")
    return first.text == "_" || declaration.isOperator ? nil : String(first.text)
  }

  private mutating func defaultValue() -> DefaultArgument? {
    guard cursor.take("=") else { return nil }
    let start = cursor.position
    while let token = cursor.current, token.text != ",", token.text != ")" {
      if ["(", "[", "{"].contains(token.text) || isAtGenericArguments {
        _ = cursor.takeGroup()
      } else {
        _ = cursor.next()
      }
    }
    return DefaultArgument(cursor.text(from: start))
  }

  /// Whether the bracket here opens generic arguments as in `Rows<n, T>`, unlike those in `a < b` and `1<<n`.
  private var isAtGenericArguments: Bool {
    guard cursor.isAt("<"), cursor.current?.followsSpace == false, let name = cursor.peek(-1) else {
      return false
    }
    return name.kind == .word && name.text.first?.isUppercase ?? false
  }

  /// Reads accessors in braces; without them a variable is stored and a constant cannot be written.
  mutating func accessors(of kind: DeclarationKind) -> Set<Accessor> {
    guard cursor.isAt("{") else { return kind == .variable ? [.setter] : [] }
    _ = cursor.next()
    var accessors: Set<Accessor> = []
    var modifiers: Set<Substring> = []
    while let token = cursor.current, token.text != "}" {
      if token.text == "async" || token.text == "throws" {
        accessors.formUnion(types.effects().map(Accessor.effect))
        continue
      }
      _ = cursor.next()
      switch token.text {
      case "get", "_read", "read", "borrow":
        if modifiers.contains("mutating") { accessors.insert(.mutatingGetter) }
        if token.text != "get" { accessors.insert(.lendingGetter) }
        modifiers = []
      case "set", "_modify", "modify", "mutate":
        accessors.insert(.setter)
        if modifiers.contains("nonmutating") { accessors.insert(.nonmutatingSetter) }
        modifiers = []
        if cursor.isAt("(") { _ = cursor.takeGroup() }
      default: modifiers.insert(token.text)
      }
    }
    _ = cursor.take("}")
    return accessors
  }
}
