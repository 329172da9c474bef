import Changes
import Lookup
import Surfaces

/// Writes the declaration that would keep old clients compiling.
enum Shim {
  /// The old declaration, deprecated, with the body left to the author.
  static func deprecated(_ old: Declaration) -> Remedy {
    .code(
      wrapped(old, "@available(*, deprecated) \(header(old)) \(body(of: old))"), after: "Keep the old one:")
  }

  /// What serves a new requirement where clients provide nothing.
  static func defaultImplementation(of requirement: Declaration) -> Remedy {
    .code(
      wrapped(requirement, "\(header(requirement)) \(body(of: requirement))"),
      after: "Give it a default implementation:")
  }

  /// For a change of the declaration in place: an overload with the old signature beside the new one.
  static func keeping(_ pair: Pair) -> Remedy {
    guard pair.old.requirement == .none else {
      return .words(
        "Add the new requirement beside the old one, with a default implementation in terms of it.")
    }
    return .code(
      wrapped(pair.old, "\(header(pair.old)) \(body(of: pair.old))"),
      after: "Give the new behaviour another name and keep")
  }

  /// The old signature in terms of the new one, where the same arguments can be passed on.
  static func forwarding(_ pair: Pair) -> Remedy {
    guard let call = call(of: pair.new, as: pair.old) else { return deprecated(pair.old) }
    let renamed = pair.old.isOperator ? "" : ", renamed: \"\(pair.new.name)\(pair.new.labelClause)\""
    let text = "@available(*, deprecated\(renamed)) \(header(relabelledOnly(pair))) { \(call) }"
    return .code(wrapped(pair.old, text), after: "Keep the old one in terms of the new one:")
  }

  /// The old declaration with a value for each argument that has another label now: without one, a call could mean the
  /// new declaration as well.
  private static func relabelledOnly(_ pair: Pair) -> Declaration {
    var old = pair.old
    guard old.name == pair.new.name, let new = pair.new.parameters else { return old }
    old.parameters = old.parameters?.enumerated().map { index, parameter in
      guard index < new.count, parameter.label != new[index].label else { return parameter }
      return parameter.withoutDefault
    }
    return old
  }

  /// An overload without the parameters that can no longer be left out.
  static func withoutDefaulted(_ pair: Pair) -> Remedy {
    var old = pair.old
    let new = pair.new.parameters ?? []
    old.parameters = old.parameters?.enumerated().filter { index, parameter in
      parameter.defaultValue == nil || new.count > index && new[index].defaultValue != nil
    }.map(\.element)
    return .code(
      wrapped(old, "\(header(old)) \(body(of: old))"), after: "Give the default back, or add the overload")
  }

  /// The alias that keeps an old type name.
  static func alias(_ old: Declaration, to new: Declaration) -> Remedy {
    let text =
      "@available(*, deprecated, renamed: \"\(new.path)\") public typealias \(old.name) = \(new.path)"
    return .code(wrapped(old, text), after: "Keep the old name:")
  }

  private static func wrapped(_ declaration: Declaration, _ text: String) -> String {
    guard !declaration.context.isEmpty else { return text }
    let requirements = isConstrainedByExtension(declaration) ? declaration.requirements : []
    let clause = requirements.map(\.description).sorted().joined(separator: ", ")
    return "extension \(declaration.contextPath)\(clause.isEmpty ? "" : " where \(clause)") { \(text) }"
  }

  /// Whether the requirements are about the type around, so that an extension can make them for any member.
  private static func isConstrainedByExtension(_ declaration: Declaration) -> Bool {
    !declaration.context.isEmpty && declaration.generics.isEmpty
  }

  private static func header(_ declaration: Declaration) -> String {
    var copy = declaration
    copy.context = []
    copy.availability = []
    copy.requirement = .none
    copy.attributes = copy.attributes.filter { !$0.isPropertyWrapperLike }
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
    return "public " + text
  }

  /// The braces behind the header, with `…` for what only the author can write.
  private static func body(of declaration: Declaration) -> String {
    let accessors = declaration.accessors ?? []
    let effects = accessors.getterEffects.clause
    let isWritten = accessors.contains(.setter) && declaration.kind != .constant
    if isWritten { return "{ get\(effects) { … } set { … } }" }
    return effects.isEmpty ? "{ … }" : "{ get\(effects) { … } }"
  }

  private static func argument(_ index: Int, _ parameter: Parameter) -> String {
    parameter.label?.asMember ?? (index == 0 ? "value" : "value\(index)")
  }

  private static func call(of new: Declaration, as old: Declaration) -> String? {
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
