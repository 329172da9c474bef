public import PublicAPI

extension SurfaceIndex {
  /// A case of each of the module's errors that clients can catch by it, by the type.
  ///
  /// Of a type without cases, which the compiler lets everybody ask for, nobody has to know that it is no longer thrown.
  public var errorCases: [Declaration] {
    let errors = types.values.filter { type in
      type.kind == .enumeration && !type.isUnusable && type.generics.isEmpty && !type.hasUnderscoredName
        && protocols(of: type.path).contains("Error")
        && type.context.indices.allSatisfy {
          types[type.context[...$0].joined(separator: ".")]?.generics.isEmpty == true
        }
    }
    return errors.sorted { $0.path < $1.path }.compactMap { type in
      members[type.path]?.first {
        $0.kind == .enumerationCase && !$0.hasUnderscoredName && !$0.isUnusable
      }
    }
  }

  /// The case of an error that clients may catch from the old declaration, and that the new one says it does not throw; nil
  /// where what it throws depends on its arguments, or any error may be thrown as before.
  func errorCaseLost(from old: Declaration, to new: [Declaration]) -> Declaration? {
    guard old.effectsOfUse.throwing == .throws(.anyError) else { return nil }
    let around = old.context.indices.compactMap { types[old.context[...$0].joined(separator: ".")] }
    let open = Set((around + [old] + new).flatMap(\.generics).map(\.name) + ["Self"])
    let thrown = new.compactMap { declaration -> TypeExpression? in
      guard case .throws(let failure) = declaration.effectsOfUse.throwing, failure.isNameable,
        failure != .anyError, !open.contains(where: failure.mentions)
      else { return nil }
      return failure
    }
    let paths = Set(thrown.compactMap(\.path))
    return thrown.isEmpty ? nil : errorCases.first { !paths.contains($0.contextPath) }
  }
}
