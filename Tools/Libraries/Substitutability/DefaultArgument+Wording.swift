public import Surfaces

extension DefaultArgument {
  /// Whether both give a parameter of `type` the same value, in whatever words: `nil` and `.none`, `Size()` and `.init()`,
  /// `[]` and `Array()`, `0` and `0.0`.
  public func means(_ other: DefaultArgument, as type: TypeExpression) -> Bool {
    self == other || plain(as: type) == other.plain(as: type)
  }

  private func plain(as type: TypeExpression) -> String {
    let type = type.withoutAttributes.1
    if case .optional = type {
      return [".none", "Optional.none", "\(type).none"].contains(description) ? "nil" : description
    }
    if let number = Double(description.filter { $0 != "_" }) { return "\(number)" }
    let value = withoutName(of: type)
    return value == ".init()" || value == "[]" ? type.emptyLiteral ?? value : value
  }

  /// The expression with a leading dot where it begins with the name of the type, which a parameter of that type implies.
  private func withoutName(of type: TypeExpression) -> String {
    for name in type.names {
      if description.hasPrefix("\(name)(") { return ".init" + description.dropFirst(name.count) }
      if description.hasPrefix("\(name).") { return String(description.dropFirst(name.count)) }
    }
    return description
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
