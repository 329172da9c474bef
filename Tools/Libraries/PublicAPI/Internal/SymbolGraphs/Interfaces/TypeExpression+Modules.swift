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
    var declaration = mapped { $0.withoutModules(modules) }
    declaration.attributes = attributes.map { attribute in
      guard case .custom(.named(let path), let arguments) = attribute else { return attribute }
      return .custom(.named(path.suffix(1)), arguments: arguments)
    }
    return declaration
  }
}
