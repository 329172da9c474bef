public import PublicAPI

extension SurfaceIndex {
  /// The first case, by the type, of the module's errors that clients can catch by it and that is none of `types`; nil if
  /// there is none.
  ///
  /// Nothing says which errors a function throws that may throw any. Of a type without cases, which the compiler lets
  /// everybody ask for, nobody has to know that it is no longer thrown.
  private func errorCase(besides types: [TypeExpression]) -> Declaration? {
    let thrown = Set(types.compactMap(\.path))
    let errors = self.types.values.filter { type in
      type.kind == .enumeration && !thrown.contains(type.path) && !type.isUnusable && type.generics.isEmpty
        && !type.hasUnderscoredName && protocols(of: type.path).contains("Error")
        && type.context.indices.allSatisfy {
          self.types[type.context[...$0].joined(separator: ".")]?.generics.isEmpty == true
        }
    }
    return errors.sorted { $0.path < $1.path }.lazy.compactMap { type in
      members[type.path]?.first {
        $0.kind == .enumerationCase && !$0.hasUnderscoredName && !$0.isUnusable
      }
    }.first
  }

  /// The case of an error that clients may catch from the old declaration, and that the new one says it does not throw; nil
  /// where what it throws depends on its arguments, or any error may be thrown as before.
  public func errorCaseLost(from old: Declaration, to new: [Declaration]) -> Declaration? {
    guard old.effectsOfUse.throwing == .throws(.anyError) else { return nil }
    let around = old.context.indices.compactMap { types[old.context[...$0].joined(separator: ".")] }
    let open = Set((around + [old] + new).flatMap(\.generics).map(\.name) + ["Self"])
    let thrown = new.compactMap { declaration -> TypeExpression? in
      guard case .throws(let failure) = declaration.effectsOfUse.throwing, failure.isNameable,
        failure != .anyError, !open.contains(where: failure.mentions)
      else { return nil }
      return failure
    }
    return thrown.isEmpty ? nil : errorCase(besides: thrown)
  }
}
