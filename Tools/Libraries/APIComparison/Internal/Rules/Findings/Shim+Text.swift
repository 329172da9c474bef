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

  static func header(_ declaration: Declaration) -> String {
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
    return attributes + "public " + text
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

  static func call(of new: Declaration, as old: Declaration) -> String? {
    let values = (old.parameters ?? []).enumerated().map { argument($0.offset, $0.element) }
    guard let parameters = new.parameters else {
      return old.parameters == nil && new.kind.isStorage ? new.name : nil
    }
    guard parameters.count == values.count, !new.isOperator else { return nil }
    let arguments = zip(parameters, values).map { parameter, value in
      (parameter.label.map { "\($0): " } ?? "") + (parameter.type.has(.inout) ? "&" : "") + value
    }
    let name = new.kind == .initializer ? "self.init" : new.kind == .subscript ? "self" : new.name
    let brackets = new.kind == .subscript ? ("[", "]") : ("(", ")")
    let prefix = (new.effects.throwing == nil ? "" : "try ") + (new.effects.contains(.async) ? "await " : "")
    return "\(prefix)\(name)\(brackets.0)\(arguments.joined(separator: ", "))\(brackets.1)"
  }
}
