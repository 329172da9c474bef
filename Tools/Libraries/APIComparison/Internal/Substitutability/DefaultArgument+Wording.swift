import PublicAPI

extension DefaultArgument {
  /// Whether both give a parameter of `type` the same value, in whatever words: `nil` and `.none`, `Size()` and `.init()`,
  /// `[]` and `Array()`, `0` and `0.0`, also as the elements of a list.
  func means(_ other: DefaultArgument, as type: TypeExpression) -> Bool {
    self == other || Self.plain(description, as: type) == Self.plain(other.description, as: type)
  }

  private static func plain(_ text: String, as type: TypeExpression) -> String {
    let type = type.withoutAttributes.1
    if case .optional(let wrapped) = type {
      if [".none", "Optional.none", "\(type).none"].contains(text) { return "nil" }
      // What begins with a dot is looked up in the type that is wrapped, too.
      let named = wrapped.names.first { text.hasPrefix("\($0).") }
      return named.map { String(text.dropFirst($0.count)) } ?? text
    }
    if let number = Double(text.filter { $0 != "_" }) { return "\(number)" }
    if case .array(let element) = type, let elements = elements(of: text) {
      return "[\(elements.map { plain($0, as: element) }.joined(separator: ", "))]"
    }
    let value = withoutName(of: type, text)
    return value == ".init()" || value == "[]" ? type.emptyLiteral ?? value : value
  }

  /// The elements of a list that is written as one; nil for other expressions, and for elements that are lists themselves.
  private static func elements(of text: String) -> [String]? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let inner = text.dropFirst().dropLast()
    guard !inner.isEmpty, !inner.contains(where: "[]{}\":(".contains) else { return nil }
    return inner.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }.map { String($0) }
  }

  /// The expression with a leading dot where it begins with the name of the type, which a parameter of that type implies.
  private static func withoutName(of type: TypeExpression, _ text: String) -> String {
    for name in type.names {
      if text.hasPrefix("\(name)(") { return ".init" + text.dropFirst(name.count) }
      if text.hasPrefix("\(name).") { return String(text.dropFirst(name.count)) }
    }
    return text
  }
}

extension TypeExpression {
  /// What the type can be called where its arguments are implied.
  fileprivate var names: [String] {
    switch self {
    case .array(let element): ["\(self)", "Array<\(element)>", "Array"]
    case .dictionary(let key, let value): ["\(self)", "Dictionary<\(key), \(value)>", "Dictionary"]
    case .named(let path) where path.count == 1 && !path[0].arguments.isEmpty: ["\(self)", path[0].name]
    case .named(let path): path.indices.map { "\(TypeExpression.named(Array(path[$0...])))" }
    default: []
    }
  }

  /// The literal of an empty value, for the standard library's types.
  fileprivate var emptyLiteral: String? {
    switch self {
    case .array: "[]"
    case .dictionary: "[:]"
    case .named(let path) where path.count == 1 && path[0].name == "Set": "[]"
    case .named(let path) where path.map(\.name) == ["String"]: "\"\""
    default: nil
    }
  }
}
