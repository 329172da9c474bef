extension TypeExpression {
  /// The type with its names as a symbol graph writes them: without the modules that a textual interface puts first.
  func withoutModules(_ modules: Set<String>) -> TypeExpression {
    mapped { type in
      guard case .named(let path) = type, path.count > 1, let first = path.first, first.arguments.isEmpty,
        modules.contains(first.name)
      else { return type }
      return path.count == 2 ? .sugared(path[1]) : .named(Array(path.dropFirst()))
    }
  }
}

extension Declaration {
  /// The declaration with its types and attributes as a symbol graph writes them.
  func withoutModules(_ modules: Set<String>) -> Declaration {
    var declaration = mappingTypes { $0.withoutModules(modules) }
    declaration.attributes = attributes.map { attribute in
      let name = attribute.name.split(separator: ".").last.map { String($0) } ?? attribute.name
      return DeclarationAttribute(name, arguments: attribute.arguments)
    }
    return declaration
  }

  /// The declaration with whole types in place of the names of generic parameters.
  public func substituting(_ types: [String: TypeExpression]) -> Declaration {
    types.isEmpty ? self : mappingTypes { $0.substituting(types) }
  }

  private func mappingTypes(_ transform: (TypeExpression) -> TypeExpression) -> Declaration {
    var declaration = self
    declaration.parameters = parameters?.map {
      var parameter = $0
      parameter.type = transform($0.type)
      return parameter
    }
    declaration.type = type.map(transform)
    declaration.effects =
      if case .typed(let failure) = effects.throwing {
        Effects(isAsync: effects.isAsync, throwing: .typed(transform(failure)))
      } else { effects }
    declaration.requirements = requirements.map { requirement in
      switch requirement {
      case .conformance(let subject, let constraint): .conformance(transform(subject), transform(constraint))
      case .sameType(let left, let right): .sameType(transform(left), transform(right))
      }
    }
    return declaration
  }
}
