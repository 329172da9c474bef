/// Words with a meaning of their own in the language.
enum SwiftWords {
  /// Those that name nothing that a file declares.
  static let keywords: Set<String> = [
    "Any", "Self", "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default",
    "defer", "deinit", "do", "else", "enum", "extension", "false", "for", "func", "guard", "if", "import",
    "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return",
    "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "var",
    "where", "while",
  ]

  /// Those that stand in front of a declaration's keyword, with the signs between them.
  static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "indirect", "static", "class",
    "mutating", "nonmutating", "nonisolated", "override", "lazy", "weak", "required", "convenience",
    "consuming",
    "borrowing", "prefix", "postfix", "infix", "(", ")", "set",
  ]
}
