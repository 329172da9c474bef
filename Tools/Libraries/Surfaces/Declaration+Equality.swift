extension Declaration: Hashable {
  /// Equal if they promise a client the same, wherever they stand in the source.
  public static func == (left: Declaration, right: Declaration) -> Bool {
    left.canonicalText == right.canonicalText
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(canonicalText)
  }

  /// The line without what the author was free to choose: the names of a function's generic parameters.
  public var canonicalText: String {
    canonicalText(ofLine: description)
  }

  /// The canonical text of a declaration whose line is already known.
  func canonicalText(ofLine line: String) -> String {
    guard hasOwnGenerics else { return line }
    var canonical = self
    canonical.renameGenerics()
    return canonical.description
  }

  /// Whether the declaration introduces generic parameters that only its own text can name.
  private var hasOwnGenerics: Bool {
    switch kind {
    case .function, .initializer, .subscript, .macro:
      !generics.isEmpty || parameters?.contains { $0.type.isOpaqueParameter } == true
    default: false
    }
  }

  private mutating func renameGenerics() {
    nameOpaqueParameters()
    var names: [String: String] = [:]
    for (index, parameter) in generics.enumerated() { names[parameter.name] = "τ\(index)" }
    rename(names)
  }

  /// Replaces the names of generic parameters wherever the declaration uses them.
  public mutating func rename(_ names: [String: String]) {
    generics = generics.map {
      GenericParameter(names[$0.name] ?? $0.name, isPack: $0.isPack, valueType: $0.valueType?.renaming(names))
    }
    parameters = parameters?.map {
      var parameter = $0
      parameter.type = $0.type.renaming(names)
      return parameter
    }
    effects = effects.renaming(names)
    type = type?.renaming(names)
    requirements = requirements.map { $0.renaming(names).normalised }
  }

  /// Turns `some P` parameters into the generic parameters they stand for.
  public mutating func nameOpaqueParameters() {
    guard var parameters else { return }
    for index in parameters.indices {
      let name = "some\(index)"
      guard let (type, constraint) = parameters[index].type.namingOpaque(name) else { continue }
      parameters[index].type = type
      generics.append(GenericParameter(name))
      requirements += GenericRequirement.conformances(of: .named([TypeName(name)]), to: constraint)
    }
    self.parameters = parameters
    // Positions decide, so that it does not matter which parameters the author named.
    generics = generics.sorted { firstUse(of: $0.name) < firstUse(of: $1.name) }
  }

  private func firstUse(of name: String) -> Int {
    let uses = (parameters ?? []).enumerated().first { $0.element.type.mentions(name) }?.offset
    return uses ?? (type?.mentions(name) == true ? Int.max - 1 : Int.max)
  }
}

extension GenericRequirement {
  /// The requirement with its names replaced.
  public func renaming(_ names: [String: String]) -> GenericRequirement {
    switch self {
    case .conformance(let subject, let constraint):
      .conformance(subject.renaming(names), constraint.renaming(names))
    case .sameType(let left, let right): .sameType(left.renaming(names), right.renaming(names))
    }
  }

  /// The requirement with the sides of an equation in a fixed order.
  public var normalised: GenericRequirement {
    guard case .sameType(let left, let right) = self, right.description < left.description else {
      return self
    }
    return .sameType(right, left)
  }
}

extension Effects {
  /// The effects with names in the thrown type replaced.
  func renaming(_ names: [String: String]) -> Effects {
    guard case .typed(let failure) = throwing else { return self }
    return Effects(isAsync: isAsync, throwing: .typed(failure.renaming(names)))
  }
}
