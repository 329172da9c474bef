/// Writes the case of a `Method` enum the way it reads in source.
enum CallName {
  /// Reflection spells out the type in front of the case; the leading dot already says as much.
  static func of<Method>(_ method: Method) -> String {
    let text = String(reflecting: method)
    let typeName = String(reflecting: Method.self)
    guard text.hasPrefix(typeName + ".") else { return text }
    return String(text.dropFirst(typeName.count))
  }
}
