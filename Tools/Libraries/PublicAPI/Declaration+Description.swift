extension Declaration: CustomStringConvertible {
  /// The declaration as one line of Swift, its name with the context around it, as a baseline shows it.
  public var description: String {
    var words = prefixWords
    words.append(kind.rawValue)
    words.append(head)
    var line = words.joined(separator: " ")
    if let type, kind != .function || type != .void { line += typeSeparator + type.description }
    if !requirements.isEmpty {
      line += " where " + requirements.map(\.description).sorted().joined(separator: ", ")
    }
    if let accessors, kind != .constant { line += " " + accessors.block }
    return line
  }

  /// Attributes, availability and modifiers, each in a fixed order.
  private var prefixWords: [String] {
    var words: [String] = []
    if !platforms.isEmpty { words.append("@only(\(platforms.sorted().joined(separator: ", ")))") }
    if requirement != .none { words.append("@\(requirement.rawValue)") }
    words += Availability.attributes(availability)
    words += attributes.map(\.description).sorted()
    return words + modifiers.map(\.description).sorted()
  }

  private var head: String {
    switch kind {
    case .operator: name + (detail.isEmpty ? "" : ": \(detail)")
    case .precedenceGroup: "\(name) { \(detail) }"
    case .moduleImport: name
    case .conformance: contextPath + inheritanceClause
    default:
      qualifiedName + failability.rawValue + genericClause + inheritanceClause + parameterClause
        + effects.clause
    }
  }

  /// The name with its context: `Outer.Inner`, and for an initializer or subscript the type it belongs to.
  var qualifiedName: String {
    switch kind {
    case .initializer, .subscript: contextPath
    case .function where isOperator: path + " "
    default: path
    }
  }

  private var genericClause: String {
    generics.isEmpty ? "" : "<\(generics.map(\.description).joined(separator: ", "))>"
  }

  private var inheritanceClause: String {
    inheritance.isEmpty ? "" : ": " + inheritance.map(\.description).joined(separator: ", ")
  }

  private var parameterClause: String {
    guard let parameters else { return "" }
    if kind == .enumerationCase {
      return "("
        + parameters.map { $0.label == nil ? $0.unlabelledText : $0.text }.joined(
          separator: ", ") + ")"
    }
    return "(\(parameters.map(\.text).joined(separator: ", ")))"
  }

  private var typeSeparator: String {
    switch kind {
    case .variable, .constant: ": "
    case .typeAlias, .associatedType: " = "
    default: " -> "
    }
  }
}

extension Parameter {
  /// An associated value without a label.
  fileprivate var unlabelledText: String {
    type.description + (defaultValue.map { " = \($0)" } ?? "")
  }
}
