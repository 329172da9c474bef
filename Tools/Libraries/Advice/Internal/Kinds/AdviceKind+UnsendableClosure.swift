import PublicAPI

extension AdviceKind {
  /// Stored closures that are not `@Sendable`, so that the structure around them cannot be Sendable.
  static let unsendableClosure = AdviceKind(
    "unsendable-closure",
    "A value keeps a closure that is not @Sendable, so that it can become Sendable only with a break.",
    meets: "closure-sendable-added"
  ) { module in
    module.declarations(.structure).compactMap { type in
      guard !module.conforms(type, to: "Sendable"), module.isFreeOfActors(type) else { return nil }
      let properties = module.members(of: type.path, .variable) + module.members(of: type.path, .constant)
      guard
        let closure = properties.first(where: { property in
          property.type.map { $0.isUnsendableClosure } ?? false && !property.modifiers.contains(.static)
            && property.attributes.isEmpty && module.isKept(property, of: type)
        }), let shape = closure.type
      else { return nil }
      return AdvisedDeclaration(
        about: closure,
        "‘\(closure.title)’ keeps a closure that is not @Sendable; \(type.name) cannot become Sendable before it is.",
        change: AdvisedChange(
          "\(closure.kind.rawValue) \(closure.name): @Sendable \(shape)", from: [closure],
          to: [closure.after { $0.type = .attributed([.sendable], shape) }],
          experiment: experiment(on: type, closure, shape)))
    }
  }

  private static func experiment(on type: Declaration, _ closure: Declaration, _ shape: TypeExpression)
    -> Experiment
  {
    func text(_ conformance: String, _ attribute: String) -> String {
      "public struct \(type.standInName)\(type.genericClause)\(conformance)\(type.whereClause) {\n"
        + "  public var \(closure.name): \(attribute)\(shape)\n"
        + "  public init(_ closure: @escaping \(attribute)\(shape)) { \(closure.name) = closure }\n}\n"
    }
    func client(_ attribute: String) -> String {
      "func client\(type.genericClause)(_ closure: @escaping \(attribute)\(shape))\(type.whereClause) {\n"
        + "  _ = \(type.typeName)(closure)\n}\n"
    }
    let sendable = "@Sendable "
    return Experiment(
      asIs: .init(today: text("", ""), later: text(": Sendable", sendable), client: client("")),
      advised: .init(today: text("", sendable), later: text(": Sendable", sendable), client: client(sendable))
    )
  }
}

extension AdvisedModule {
  fileprivate func isFreeOfActors(_ type: Declaration) -> Bool {
    !type.attributes.contains { if case .custom = $0 { true } else { false } }
      && !type.inheritance.contains(where: \.isSuppression)
  }

  /// Whether clients can set the property, or pass its value to an initializer.
  fileprivate func isKept(_ property: Declaration, of type: Declaration) -> Bool {
    property.accessors?.contains(.setter) ?? false
      || members(of: type.path, .initializer).contains { initializer in
        (initializer.parameters ?? []).contains { $0.label == property.name && $0.type.isFunction }
      }
  }
}

extension TypeExpression {
  /// Whether it is a function type without `@Sendable`, and without an attribute such as `@isolated(any)`.
  fileprivate var isUnsendableClosure: Bool {
    switch self {
    case .function: true
    case .attributed(let attributes, let type):
      type.isUnsendableClosure
        && !attributes.contains { attribute in
          switch attribute {
          case .sendable, .isolatedAny, .convention, .other: true
          default: false
          }
        }
    default: false
    }
  }
}
