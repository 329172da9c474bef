import PublicAPI

/// The parts of which the code is put together.
extension Shim {
  static func wrapped(_ declaration: Declaration, _ text: String) -> String {
    guard !declaration.context.isEmpty else { return text }
    let requirements = isConstrainedByExtension(declaration) ? declaration.requirements : []
    let clause = requirements.map(\.description).sorted().joined(separator: ", ")
    return "extension \(declaration.contextPath)\(clause.isEmpty ? "" : " where \(clause)") { \(text) }"
  }

  /// Whether the requirements are about the type around, so that an extension can make them for any member.
  private static func isConstrainedByExtension(_ declaration: Declaration) -> Bool {
    !declaration.context.isEmpty && declaration.generics.isEmpty
  }

  /// The declaration without its body; one `inClass` is an initializer that an extension of the class can declare.
  static func header(_ declaration: Declaration, inClass: Bool = false) -> String {
    var copy = declaration
    copy.context = []
    copy.availability = []
    copy.requirement = .none
    // Attributes stand in front of every modifier.
    let attributes = copy.attributes.filter { !$0.isPropertyWrapperLike }.map { "\($0) " }.sorted().joined()
    copy.attributes = []
    copy.accessors = nil
    if isConstrainedByExtension(declaration) { copy.requirements = [] }
    if copy.kind == .constant { copy.kind = .variable }
    if copy.kind == .enumerationCase { copy.kind = .variable }
    copy.modifiers.subtract([.open, .convenience, .required])
    var text = copy.description
    for (index, parameter) in (declaration.parameters ?? []).enumerated() {
      let label = parameter.label ?? "_"
      let name = argument(index, parameter)
      if label != name, let range = text.firstRange(of: "\(label): \(parameter.type)") {
        text.replaceSubrange(range, with: "\(label) \(name): \(parameter.type)")
      }
    }
    if declaration.kind == .initializer { text = text.replacing("init ", with: "init", maxReplacements: 1) }
    if declaration.kind == .subscript {
      text = text.replacing("subscript ", with: "subscript", maxReplacements: 1)
    }
    if declaration.kind == .enumerationCase { text = "static var \(declaration.name): Self" }
    return introduction(of: declaration) + attributes
      + (inClass && declaration.kind == .initializer ? "public convenience " : "public ")
      + text
  }

  /// What says on which versions of platforms the declaration has been there, which its body may need.
  private static func introduction(of declaration: Declaration) -> String {
    let platforms = declaration.availability.filter { !["*", "swift"].contains($0.domain) }
      .compactMap { platform in platform.introduced.map { "\(platform.domain) \($0)" } }.sorted()
    return platforms.isEmpty ? "" : "@available(\(platforms.joined(separator: ", ")), *) "
  }

  /// The braces behind the header, with `…` for what only the author can write.
  static func body(of declaration: Declaration) -> String {
    if declaration.kind == .macro { return #"= #externalMacro(module: "…", type: "…")"# }
    let accessors = declaration.accessors ?? []
    let effects = accessors.getterEffects.clause
    let isWritten = accessors.contains(.setter) && declaration.kind != .constant
    if isWritten { return "{ get\(effects) { … } set { … } }" }
    return effects.isEmpty ? "{ … }" : "{ get\(effects) { … } }"
  }

  private static func argument(_ index: Int, _ parameter: Parameter) -> String {
    parameter.label?.asMember ?? (index == 0 ? "value" : "value\(index)")
  }

  /// The braces in which the old declaration does what the new one does; nil where its arguments cannot be passed on.
  static func forwardingBody(_ pair: Pair) -> String? {
    let (old, new) = (pair.old, pair.new)
    // By the same name it would find itself.
    if old.name == new.name, old.labelClause == new.labelClause { return nil }
    if old.kind == .enumerationCase {
      let isPlain = [old, new].allSatisfy { $0.kind == .enumerationCase && $0.parameters?.isEmpty ?? true }
      return isPlain ? "{ .\(new.name) }" : nil
    }
    guard let before = old.parameters, let after = new.parameters else {
      guard old.parameters == nil, new.parameters == nil, new.kind.isStorage else { return nil }
      return braces(pair, around: new.name)
    }
    let arguments = before.enumerated().map {
      (label: $0.element.label, value: argument($0.offset, $0.element))
    }
    guard let values = values(of: arguments, for: after) else { return nil }
    return call(of: new, passing: values).map { braces(pair, around: $0) }
  }

  /// What each of `parameters` gets of some arguments, or its default value where there are more than arguments.
  ///
  /// If it were left out, the call could mean the declaration that makes it.
  private static func values(
    of arguments: [(label: String?, value: String)], for parameters: [Parameter]
  ) -> [String]? {
    var rest = arguments
    if arguments.count == parameters.count {
      // Where only the order is another one, a label tells which argument it is.
      let isReordered = arguments.map(\.label).sortedWords == parameters.map(\.label).sortedWords
      return parameters.map { parameter in
        rest.remove(at: isReordered ? rest.firstIndex { $0.label == parameter.label } ?? 0 : 0).value
      }
    }
    let values = parameters.compactMap { parameter in
      if rest.first?.label == parameter.label, !rest.isEmpty { return rest.removeFirst().value }
      return parameter.defaultText
    }
    return values.count == parameters.count && rest.isEmpty ? values : nil
  }

  /// The braces around what stands for the old declaration, which can be written where both versions can be.
  private static func braces(_ pair: Pair, around expression: String) -> String {
    let isWritten = [pair.old, pair.new].allSatisfy { $0.accessors?.contains(.setter) == true }
    return isWritten ? "{ get { \(expression) } set { \(expression) = newValue } }" : "{ \(expression) }"
  }

  /// The braces in which an overload passes the values of the parameters that it lacks; `isLeft` says which it has.
  static func bodyWithValues(_ pair: Pair, for overload: Declaration, leaving isLeft: [Bool]) -> String? {
    guard let before = pair.old.parameters, before.map(\.label) == pair.new.parameters?.map(\.label) else {
      return nil
    }
    var arguments = (overload.parameters ?? []).enumerated().map { argument($0.offset, $0.element) }[...]
    var values: [String] = []
    for (parameter, isLeft) in zip(before, isLeft) {
      if isLeft {
        values += arguments.popFirst().map { [$0] } ?? []
      } else if let value = parameter.defaultText {
        values.append(value)
      }
    }
    guard values.count == before.count else { return nil }
    return call(of: pair.new, passing: values).map { "{ \($0) }" }
  }

  private static func call(of new: Declaration, passing values: [String]) -> String? {
    guard let parameters = new.parameters, !new.isOperator else { return nil }
    let arguments = zip(parameters, values).map { parameter, value in
      (parameter.label.map { "\($0): " } ?? "") + (parameter.type.has(.inout) ? "&" : "") + value
    }
    let name = new.kind == .initializer ? "self.init" : new.kind == .subscript ? "self" : new.name
    let brackets = new.kind == .subscript ? ("[", "]") : ("(", ")")
    let prefix = (new.effects.throwing == nil ? "" : "try ") + (new.effects.contains(.async) ? "await " : "")
    return "\(prefix)\(name)\(brackets.0)\(arguments.joined(separator: ", "))\(brackets.1)"
  }
}

extension Parameter {
  /// The default value; nil for one that tells where it stands, such as `#line`, and would tell something else elsewhere.
  fileprivate var defaultText: String? {
    defaultValue.map(\.description).flatMap { $0.contains("#") ? nil : $0 }
  }
}

extension [String?] {
  fileprivate var sortedWords: [String] { map { $0 ?? "_" }.sorted() }
}
