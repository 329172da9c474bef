extension DeclarationParser {
  /// Reads generic parameters, moving constraints written inline to the where clause.
  mutating func generics(of declaration: inout Declaration) {
    guard cursor.take("<") else { return }
    while !cursor.isAtEnd, !cursor.isAt(">") {
      if cursor.take("let") {
        let name = cursor.next().map { String($0.text) } ?? ""
        declaration.generics.append(cursor.take(":") ? .value(name, types.type()) : .type(name))
      } else {
        let isPack = cursor.isAt("each") && cursor.peek(1)?.kind == .word && cursor.take("each")
        let name = cursor.next().map { String($0.text) } ?? ""
        declaration.generics.append(isPack ? .pack(name) : .type(name))
        if cursor.take(":") {
          let subject = TypeExpression.named([TypeName(name)])
          declaration.requirements += GenericRequirement.conformances(of: subject, to: types.type())
        }
      }
      if !cursor.take(",") { break }
    }
    _ = cursor.take(">")
  }

  /// Reads a where clause if one comes next.
  mutating func whereClause(of declaration: inout Declaration) {
    guard cursor.take("where") else { return }
    repeat {
      let subject = types.type()
      if cursor.take(":") {
        declaration.requirements += GenericRequirement.conformances(of: subject, to: types.type())
      } else if cursor.take("==") {
        declaration.requirements.append(.sameType(subject, types.type()))
      }
    } while cursor.take(",")
  }
}
