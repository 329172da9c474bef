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
      let initializers = module.initializers(of: type, taking: closure)
      let also = initializers.isEmpty ? "" : ", and the same where it is passed"
      return AdvisedDeclaration(
        about: closure,
        "‘\(closure.title)’ keeps a closure that is not @Sendable; \(type.name) cannot become Sendable before it is.",
        change: AdvisedChange(
          "\(closure.kind.rawValue) \(closure.name): @Sendable \(shape)\(also)",
          from: [closure] + initializers,
          to: [closure.after { $0.type = shape.asSendable }]
            + initializers.map { initializer in
              initializer.after { changed in
                changed.parameters = initializer.parameters?.map { parameter in
                  var changed = parameter
                  if parameter.label == closure.name { changed.type = parameter.type.asSendable }
                  return changed
                }
              }
            },
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
    // A parameter of the type need not be in the closure's types.
    let types = type.generics.map { generic in
      if case .type(let name) = generic { ", _: \(name).Type" } else { "" }
    }.joined()
    func client(_ attribute: String) -> String {
      "func client\(type.genericClause)(_ closure: @escaping \(attribute)\(shape)\(types))\(type.whereClause) {\n"
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
    property.accessors?.contains(.setter) ?? false || !initializers(of: type, taking: property).isEmpty
  }

  /// The initializers to which clients pass the value of `property`, which is a closure.
  fileprivate func initializers(of type: Declaration, taking property: Declaration) -> [Declaration] {
    members(of: type.path, .initializer).filter { initializer in
      (initializer.parameters ?? []).contains { $0.label == property.name && $0.type.isFunction }
    }
  }
}

extension TypeExpression {
  /// The function type with `@Sendable` in front.
  fileprivate var asSendable: TypeExpression {
    if case .attributed(let attributes, let type) = self {
      return .attributed([.sendable] + attributes, type)
    }
    return .attributed([.sendable], self)
  }

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
