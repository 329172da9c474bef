extension Declaration {
  /// Whether the declaration is an operator function.
  public var isOperator: Bool {
    kind == .function && name.unicodeScalars.first.map { !$0.isIdentifierHead } ?? false
  }

  /// Drops what says nothing to a client and sorts what has no order.
  public mutating func normalise() {
    modifiers.subtract(DeclarationModifiers.silent)
    // A static member cannot be overridden, so `final` says nothing about it.
    if modifiers.contains(.static) { modifiers.remove(.final) }
    attributes.sort { $0.description < $1.description }
    availability.sort { $0.text < $1.text }
    if kind != .conformance {
      let implied = impliedInheritance
      inheritance.removeAll { implied.contains($0.description) }
    }
    if kind != .class { inheritance.sort { $0.description < $1.description } }
    if type == nil, kind == .function { type = .void }
    if kind == .constant, accessors != nil { accessors = [] }
  }

  /// The inherited types that say nothing to a client.
  ///
  /// A type may conform to a protocol on one actor only, unless the protocol inherits from `SendableMetatype`, itself
  /// or through `Sendable`. So the first says something in a protocol, unless the second stands beside it.
  private var impliedInheritance: Set<String> {
    guard kind == .protocol || kind == .associatedType else { return Self.impliedConformances }
    let others = inheritance.map(\.description)
    return others.contains("Sendable") || others.contains("Error")
      ? Self.impliedConformances : Self.impliedConformances.subtracting(["SendableMetatype"])
  }

  /// Conformances that every type has unless it says otherwise.
  static let impliedConformances: Set<String> = ["Copyable", "Escapable", "SendableMetatype"]
}

extension Unicode.Scalar {
  /// Whether a name that begins with the scalar is an identifier, and not an operator.
  fileprivate var isIdentifierHead: Bool {
    guard isASCII else { return !Self.operatorHeads.contains { $0.contains(value) } }
    return properties.isAlphabetic || self == "_" || self == "`" || self == "$"
  }

  /// The scalars beyond ASCII with which the language's grammar lets an operator begin.
  private static let operatorHeads: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
    0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3020, 0x3030...0x3030,
  ]
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
