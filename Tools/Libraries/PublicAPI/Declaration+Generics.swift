extension Declaration {
  /// What the requirements ask the type called `name` to conform to.
  ///
  /// The type is a generic parameter, or `Self` in an extension of a protocol.
  public func constraints(on name: String) -> [TypeExpression] {
    requirements.compactMap { requirement in
      guard case .conformance(.named([TypeName(name)]), let constraint) = requirement else { return nil }
      return constraint
    }
  }

  /// The declaration with `some P` made a generic parameter, and all of its own parameters named by position.
  public func withNamedGenerics(_ prefix: String) -> Declaration {
    guard isCallable else { return self }
    var named = self
    named.nameOpaqueParameters()
    var names: [String: String] = [:]
    for (index, parameter) in named.generics.enumerated() { names[parameter.name] = "\(prefix)\(index)" }
    named.rename(names)
    return named
  }

  /// Replaces the names of generic parameters wherever the declaration uses them.
  public mutating func rename(_ names: [String: String]) {
    if !names.isEmpty {
      let types = names.mapValues { TypeExpression.named([TypeName($0)]) }
      generics = generics.map { parameter in
        let name = names[parameter.name] ?? parameter.name
        return switch parameter {
        case .type: .type(name)
        case .pack: .pack(name)
        case .value(_, let type): .value(name, type.substituting(types))
        }
      }
      self = mapped { $0.substituting(types) }
    }
    requirements = requirements.map(\.normalised)
  }

  /// Turns each `some P` of a parameter into the generic parameter it stands for, `some0` and so on, innermost first.
  public mutating func nameOpaqueParameters() {
    guard var parameters else { return }
    var count = 0
    for index in parameters.indices {
      parameters[index].type = parameters[index].type.namingOpaque { constraint in
        let name = "some\(count)"
        count += 1
        generics.append(.type(name))
        requirements += GenericRequirement.conformances(of: .named([TypeName(name)]), to: constraint)
        return name
      }
    }
    self.parameters = parameters
    // Parameters are ordered by their first use, so that it does not matter which ones the author named.
    generics = generics.map { ($0, firstUse(of: $0.name)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func firstUse(of name: String) -> Int {
    let uses = (parameters ?? []).enumerated().first { $0.element.type.mentions(name) }?.offset
    return uses ?? (type?.mentions(name) == true ? Int.max - 1 : Int.max)
  }
}
