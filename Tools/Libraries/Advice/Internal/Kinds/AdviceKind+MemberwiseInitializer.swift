import PublicAPI

extension AdviceKind {
  /// Memberwise initializers of types whose values clients only get.
  static let memberwiseInitializer = AdviceKind(
    "memberwise-initializer",
    "Clients can create a value that they only need to receive. So no property can be added without a break.",
    meets: "parameter-added"
  ) { module in
    module.declarations(.structure).compactMap { type in
      let properties = module.members(of: type.path, .variable) + module.members(of: type.path, .constant)
      let stored = properties.filter { !$0.modifiers.contains(.static) }
      guard
        let initializer = module.members(of: type.path, .initializer).first(where: { $0.takesAll(of: stored) }
        ),
        module.isOnlyGiven(type)
      else { return nil }
      return AdvisedDeclaration(
        about: initializer,
        "‘\(initializer.title)’ takes each of the \(stored.count) properties, and no function of the module"
          + " takes such a value, so only the module has to create them.",
        change: AdvisedChange(
          "leave the initializer internal, until a client has to make one", from: [initializer], to: [],
          experiment: experiment(on: type, initializer, advised: "internal")),
        milder: AdvisedChange(
          "@available(*, deprecated) on the initializer, which only warns", from: [initializer],
          to: [
            initializer.after {
              $0.availability.append(Availability(domain: "*", facts: [.deprecated(since: nil)]))
            }
          ], experiment: experiment(on: type, initializer, advised: "@available(*, deprecated) public")))
    }
  }

  private static func experiment(
    on type: Declaration, _ initializer: Declaration, advised: String
  ) -> Experiment {
    let parts = (initializer.parameters ?? []).map { (name: $0.label ?? "_", type: $0.type) }
    func text(_ access: String, _ parts: [(name: String, type: TypeExpression)]) -> String {
      "public struct \(type.standInName)\(type.genericClause)\(type.whereClause) {\n"
        + parts.map { "  public let \($0.name): \($0.type)\n" }.joined()
        + "  \(access) init(\(parts.map { "\($0.name): \($0.type)" }.joined(separator: ", "))) {\n"
        + parts.map { "    self.\($0.name) = \($0.name)\n" }.joined() + "  }\n}\n"
    }
    func client(_ parameters: String, _ body: String) -> String {
      "func client\(type.genericClause)(\(parameters))\(type.whereClause) {\n  \(body)\n}\n"
    }
    let later = parts + [("addedLater", .named([TypeName("Int")]))]
    let values = parts.enumerated().map { "_ value\($0): \($1.type)" }.joined(separator: ", ")
    let arguments = parts.enumerated().map { "\($1.name): value\($0)" }.joined(separator: ", ")
    return Experiment(
      asIs: .init(
        today: text("public", parts), later: text("public", later),
        client: client(values, "_ = \(type.typeName)(\(arguments))")),
      advised: .init(
        today: text(advised, parts), later: text(advised, later),
        client: client("_ it: \(type.typeName)", parts.map { "_ = it.\($0.name)" }.joined(separator: "; "))))
  }
}

extension Declaration {
  /// Whether the initializer takes a value for each of `properties`, at least three, and nothing else.
  fileprivate func takesAll(of properties: [Declaration]) -> Bool {
    guard let parameters, parameters.count > 2, parameters.count == properties.count, failability == .none,
      effects.isEmpty, generics.isEmpty
    else { return false }
    return Set(parameters.map(\.label)) == Set(properties.map(\.name))
      && parameters.allSatisfy { $0.defaultValue == nil && !$0.type.isFunction }
  }
}

extension AdvisedModule {
  /// Whether clients get values of the type but never have to make one.
  ///
  /// A client makes values if it implements a requirement, or passes a function, that returns them.
  fileprivate func isOnlyGiven(_ type: Declaration) -> Bool {
    let isTaken = isNamed(type) { declaration in
      let result = [declaration.type].compactMap(\.self)
      let isMadeByClients = declaration.requirement != .none || declaration.modifiers.contains(.open)
      let isWritten = declaration.accessors?.contains(.setter) ?? false
      let given = isMadeByClients || isWritten ? result : result.filter { $0.contains(\.isFunction) }
      return (declaration.parameters ?? []).map(\.type) + given + declaration.inheritance
        + (declaration.kind == .typeAlias ? result : [])
    }
    let isGiven = isNamed(type) { declaration in
      declaration.kind.isStorage || declaration.kind == .function || declaration.kind == .subscript
        ? [declaration.type].compactMap(\.self) : []
    }
    // A client that can compare values makes one to compare with.
    return isGiven && !isTaken && !conforms(type, to: "Decodable") && !conforms(type, to: "Equatable")
  }
}
