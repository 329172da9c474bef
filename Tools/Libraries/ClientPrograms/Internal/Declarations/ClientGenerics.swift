import PublicAPI

/// The generic parameters and requirements with which a client can name the types of a declaration.
struct ClientGenerics: Sendable {
  /// Those that Swift lets stay generic.
  private(set) var parameters: [GenericParameter]
  /// What is asked of them.
  private(set) var requirements: [GenericRequirement]
  private var substitutions: [String: TypeExpression] = [:]

  /// Takes the parameters of a declaration with their requirements; `type` is what stands for `Self`.
  ///
  /// A parameter that a requirement equates with another type is replaced by that.
  init(
    _ parameters: [GenericParameter] = [], where requirements: [GenericRequirement] = [],
    self type: TypeExpression? = nil
  ) {
    self.parameters = parameters
    // The compiler's shorthand for packs of one length; a tuple that holds them all says the same.
    self.requirements = requirements.filter { !$0.isTrivial && !$0.isOutweighed(by: requirements) }
    substitutions["Self"] = type
    solveEquations()
  }

  /// Replaces parameters that a requirement equates with another type: Swift does not let them stay generic.
  private mutating func solveEquations() {
    for requirement in requirements {
      guard case .sameType(let left, let right) = requirement else { continue }
      for (subject, value) in [(left, right), (right, left)] {
        guard case .named(let path) = subject, path.count == 1, let name = path.first?.name,
          !value.mentions(name),
          name == "Self" || parameters.contains(where: { $0.name == name && !$0.isPack })
        else { continue }
        // `Subject`, which stands for Self, goes with it.
        if name == "Self", let stand = substitutions["Self"]?.description {
          substitutions[stand] = value
          parameters.removeAll { $0.name == stand }
          requirements.removeAll {
            if case .conformance(.named([TypeName(stand)]), _) = $0 { true } else { false }
          }
        }
        substitutions = substitutions.mapValues { $0.substituting([name: value]) }
        substitutions[name] = value
        parameters.removeAll { $0.name == name }
        requirements.removeAll { $0 == requirement }
        break
      }
    }
  }

  /// The same with parameters that are copyable, as they are where nothing else is said.
  var withoutSuppressions: ClientGenerics {
    var generics = self
    generics.requirements.removeAll(where: \.isSuppression)
    return generics
  }

  /// The type as the client names it.
  func resolved(_ type: TypeExpression) -> TypeExpression {
    type.substituting(substitutions).substituting(substitutions)
  }

  /// Whether some parameters are values, which nothing but a type around them can give.
  var hasValues: Bool { parameters.contains(where: \.isValue) }

  /// Parameters for the generic parameters that `texts` do not mention, since Swift has to infer them from something.
  ///
  /// A member such as `T.Element` says nothing about T.
  func unmentioned(in texts: [String]) -> [String] {
    var words: Set<Substring> = []
    for text in texts {
      for (word, next) in SourceWords(text).all where next != "." { words.insert(word) }
    }
    return parameters.filter { !$0.isValue && !words.contains($0.name[...]) }.map {
      $0.isPack ? "_: repeat (each \($0.name)).Type" : "_: \($0.name).Type"
    }
  }

  /// `<T, U>`, or nothing.
  var clause: String {
    parameters.isEmpty ? "" : "<\(parameters.map(\.description).joined(separator: ", "))>"
  }

  /// ` where T: P`, or nothing.
  var whereClause: String { requirements.whereClause(resolved) }
}

extension GenericRequirement {
  /// Whether the requirement is `T: ~Copyable` and another one asks for `T: Copyable`.
  fileprivate func isOutweighed(by others: [GenericRequirement]) -> Bool {
    guard case .conformance(let subject, .suppressed(let constraint)) = self else { return false }
    return others.contains(.conformance(subject, constraint))
  }

  /// Whether every type meets the requirement.
  fileprivate var isTrivial: Bool {
    if case .conformance(_, .named([TypeName("Any")])) = self { true } else { false }
  }
}
