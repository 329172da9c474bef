import PublicAPI

extension Declaration {
  /// The declaration as it stands between the braces of its type, or in a file.
  var code: String {
    var declaration = self
    if kind != .conformance { declaration.context = [] }
    let line = declaration.description
    // Its name is that of the type around, which is not there.
    let bare = kind == .initializer || kind == .subscript
    return bare ? line.replacing("\(kind.rawValue) ", with: kind.rawValue, maxReplacements: 1) : line
  }

  /// Where it stands among what its type has: what a value is made of, how one is made, what it does.
  var rank: Int {
    switch kind {
    case .moduleImport: 0
    case .associatedType, .typeAlias: 1
    case .enumerationCase: 2
    case .constant, .variable: modifiers.contains(.static) ? 3 : 4
    case .initializer: 5
    case .function, .subscript, .macro: isOperator ? 7 : 6
    case .operator, .precedenceGroup: 8
    case .structure, .class, .actor, .enumeration, .protocol: 9
    case .conformance: 10
    }
  }
}
