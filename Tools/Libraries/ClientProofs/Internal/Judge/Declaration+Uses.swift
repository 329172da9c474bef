import APIComparison
import PublicAPI

extension Declaration {
  /// Those of `uses` that a client can make: nothing but an opaque result comes in the place of one.
  func possible(_ uses: Set<ClientUse>) -> Set<ClientUse> {
    guard case .some(.some) = type else { return uses }
    return uses.subtracting([.inferResult, .inferValue])
  }

  /// What every client of such a declaration does.
  var principalUses: Set<ClientUse> {
    var uses: Set<ClientUse> =
      switch kind {
      case .function: isOperator ? [.operate] : [.call]
      case .initializer: [.construct]
      case .variable, .constant, .subscript:
        accessors?.contains(.setter) == true ? [.read, .write] : [.read]
      case .structure, .enumeration: [.nameType]
      case .class, .actor: [.nameType, .refer]
      case .protocol: [.constrain, .box, .conform]
      case .enumerationCase: [.makeCase, .matchCase]
      case .typeAlias: [.useAlias]
      case .associatedType: [.nameAssociatedType]
      case .conformance: [.needConformance]
      case .operator: [.declareOperator]
      case .precedenceGroup: [.joinPrecedenceGroup]
      case .macro, .moduleImport: []
      }
    if modifiers.contains(.open) {
      uses.insert(kind == .class ? .subclass : .override)
    }
    return uses
  }
}
