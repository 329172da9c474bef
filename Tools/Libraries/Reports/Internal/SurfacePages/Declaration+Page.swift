import PublicAPI

extension Declaration {
  /// The declaration as its source file would have it, inside its type.
  var code: String {
    var declaration = self
    if kind != .conformance { declaration.context = [] }
    let line = declaration.description
    // The name of an initializer or a subscript is that of the type around it, which is not part of this line.
    let bare = kind == .initializer || kind == .subscript
    return bare ? line.replacing("\(kind.rawValue) ", with: kind.rawValue, maxReplacements: 1) : line
  }

  /// Where the declaration stands in its type: what makes up a value, then how one is made, then what it does.
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
