public import PublicAPI

extension SurfaceIndex {
  /// What clients can do with a value of `type` that they only borrow, and get something from that can be copied: its members,
  /// and the functions outside of all types that borrow one, those with the fewest parameters first.
  public func borrowers(of type: Declaration) -> [Declaration] {
    let own = (members[type.path] ?? []).filter {
      $0.modifiers.isDisjoint(with: [.static, .class, .mutating, .consuming])
        && $0.accessors?.contains(.mutatingGetter) != true
    }
    let others = (members[""] ?? []).filter { $0.kind == .function && $0.borrows(type) != nil }
    return (own + others).filter { isPlainUse($0, of: type) }
      .sorted { $0.parameters?.count ?? 0 < $1.parameters?.count ?? 0 }
  }

  private func isPlainUse(_ member: Declaration, of type: Declaration) -> Bool {
    let place = member.context.isEmpty ? member.borrows(type) : nil
    let passed = (member.parameters ?? []).enumerated().filter { $0.offset != place }.map(\.element.type)
    return [.function, .variable, .constant, .subscript].contains(member.kind) && !member.isOperator
      && !member.isUnusable
      && member.generics.isEmpty && !hasNoncopyableValue(member)
      && passed.allSatisfy { parameter in
        !parameter.has(.inout) && parameter.isNameable && !isNoncopyable(parameter.withoutAttributes.1)
          && parameter.withoutAttributes.1.isPlainValue
      }
  }
}

extension Declaration {
  /// The index of the only parameter that borrows a value of `type`.
  public func borrows(_ type: Declaration) -> Int? {
    let places = (parameters ?? []).indices.filter { index in
      let taken = parameters?[index].type
      return taken?.has(.borrowing) == true && taken?.withoutAttributes.1.path == type.path
    }
    return places.count == 1 ? places[0] : nil
  }
}

extension TypeExpression {
  /// Whether it is neither a function nor any number of types.
  fileprivate var isPlainValue: Bool {
    switch self {
    case .function, .packExpansion: false
    default: true
    }
  }
}
