import APIComparison
import PublicAPI

/// Clients that apply a property wrapper, or use one that a property has.
enum WrapperUses {
  static func drafts(
    of type: Declaration, members: [Declaration], receiver: Receiver, in scope: ClientScope
  ) -> [ClientDraft] {
    guard
      let wrapped = members.first(where: { $0.name == "wrappedValue" })?.type.map(receiver.generics.resolved)
    else { return [] }
    let projected = members.first { $0.name == "projectedValue" }?.type.map(receiver.generics.resolved)
    let initializers = members.filter { $0.kind == .initializer }
    let isolation = scope.isolation(of: type)
    func source(_ declaration: String, _ parameters: [String], _ use: String) -> String {
      ClientFunction(
        receiver: receiver, isolation: isolation, parameters: parameters,
        body: [declaration, use]
      ).source
    }
    let attribute = "@\(receiver.type) var wrapped: \(wrapped)"
    var declarations: [(String, [String])] = []
    let value = "_ value: \(wrapped.escapingFunction(in: scope.names))"
    let wrapping = initializers.filter { $0.canBeCalled(with: ["wrappedValue"]) }
    if !wrapping.isEmpty { declarations.append((attribute + " = value", [value])) }
    if initializers.contains(where: { $0.canBeCalled(with: []) }) { declarations.append((attribute, [])) }
    var local = declarations.flatMap { declaration, parameters in
      let uses =
        ["let value: \(wrapped) = wrapped"] + (projected.map { ["let projection: \($0) = $wrapped"] } ?? [])
      return uses.map { ClientDraft(.wrap, source(declaration, parameters, $0)) }
    }
    if wrapping.isEmpty {
      // What the wrapper does not make is given to the structure.
      let whole = inStructure(
        attribute, "_ value: \(receiver.type)", receiver: receiver, isolation: isolation)
      local.append(ClientDraft(.wrap, whole))
    }
    // The compiler crashes on parameters whose wrapper takes a function.
    guard let initializer = wrapping.first,
      !(initializer.parameters ?? []).contains(where: { $0.type.has(.autoclosure) })
    else { return local }
    let name = "@\(receiver.type.withoutArguments)"
    let inferred = ["\(name) \(name)", name].map {
      source("\($0) var wrapped = value", [value], "_ = wrapped")
    }
    let parameter = source("func take(@\(receiver.type) _ wrapped: \(wrapped)) {}", [value], "take(value)")
    let structure = inStructure(attribute, value, receiver: receiver, isolation: isolation)
    let projection = projected.map {
      source(
        "func take(@\(receiver.type) wrapped: \(wrapped)) {}", ["_ value: \($0)"], "take($wrapped: value)")
    }
    let closure = source(
      "let function: (\(wrapped)) -> Void = { (@\(receiver.type) value: \(wrapped)) in _ = value }", [],
      "_ = function")
    return local
      + [inferred, [structure], [parameter], projection.map { [$0] } ?? []]
      .map { ClientDraft(.wrap, alternatives: $0) }
      + [ClientDraft(.wrap, closure).only(.wrappedParameter)]
  }

  /// Makes a value of a structure that has a property with the wrapper's `attribute` and no initializer of its own.
  private static func inStructure(
    _ attribute: String, _ value: String, receiver: Receiver, isolation: String
  ) -> String {
    let name = "Client\(Client.numberMark)"
    let generics = receiver.generics
    let function = ClientFunction(
      receiver: receiver, isolation: isolation, parameters: [value],
      body: ["_ = \(name)\(generics.clause)(wrapped: value)"])
    return "\(isolation)struct \(name)\(generics.clause)\(generics.whereClause) { \(attribute) }\n"
      + function.source
  }

  /// Reads `$property` where the wrapper of `property` projects a value.
  static func projection(of property: Declaration, through way: MemberAccess, in scope: ClientScope)
    -> ValueUse?
  {
    let projects = property.attributes.contains { attribute in
      guard case .custom(let name, _) = attribute,
        let wrapper = scope.names.type(named: name, from: property.context)
      else {
        // A wrapper that clients cannot see, or another module's: the old side says whether it projects.
        return attribute.isPropertyWrapperLike
      }
      guard wrapper.has(.propertyWrapper) else { return false }
      return scope.names.members(of: wrapper.context + [wrapper.name]).contains {
        $0.name == "projectedValue"
      }
    }
    return projects ? ValueUse(body: ["_ = \(way.prefix)$\(property.name)"]) : nil
  }
}

extension Declaration {
  /// Whether a call with arguments for just these labels compiles.
  fileprivate func canBeCalled(with labels: [String]) -> Bool {
    let parameters = parameters ?? []
    return labels.allSatisfy { label in parameters.contains { $0.label == label } }
      && parameters.allSatisfy { $0.defaultValue != nil || labels.contains($0.label ?? "_") }
  }
}

extension TypeExpression {
  /// The type's name, for the compiler to find out the generic arguments.
  fileprivate var withoutArguments: String {
    guard case .named(let path) = self else { return description }
    return path.map(\.name).joined(separator: ".")
  }
}
