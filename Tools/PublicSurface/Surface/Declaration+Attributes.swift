extension Declaration {
  /// Attributes that say nothing to a client, or that other parts of the declaration say better.
  private static let silentAttributes: Set<String> = [
    "inlinable", "inline", "usableFromInline", "_alwaysEmitIntoClient", "backDeployed", "_hasStorage",
    "_hasInitialValue", "_semantics", "_effects", "_specialize", "specialized", "_transparent", "optimize",
    "_optimize", "_hasMissingDesignatedInitializers", "_projectedValueProperty", "_implements", "objcMembers",
    "_documentation", "_originallyDefinedIn", "abi", "_lifetime", "export", "_marker", "_spi", "retroactive",
  ]

  /// Takes over what `attributes` say, each in its own place.
  mutating func adopt(_ attributes: [DeclarationAttribute]) {
    for attribute in attributes {
      switch attribute.name {
      case "available": availability += Availability.parse(attribute.arguments ?? "")
      case "requirement":
        requirement = RequirementRole(rawValue: String(attribute.description.dropFirst())) ?? .required
      case "only": platforms = (attribute.arguments ?? "").split(separator: ",").map { $0.trimmed }
      case _ where Self.silentAttributes.contains(attribute.name): break
      case "_functionBuilder": self.attributes.append(DeclarationAttribute("resultBuilder"))
      default: self.attributes.append(attribute)
      }
    }
    normalise()
  }

  /// Whether the declaration is an operator function.
  public var isOperator: Bool {
    kind == .function && name.utf8.first.map { !$0.isIdentifierHead } ?? false
  }

  /// Drops what says nothing to a client and sorts what has no order.
  mutating func normalise() {
    modifiers.subtract(DeclarationModifiers.silent)
    // A pair of modifiers that means the same as one attribute less: a static member of a final class.
    if modifiers.contains("static") { modifiers.remove("final") }
    attributes.sort { $0.description < $1.description }
    availability.sort { $0.description < $1.description }
    inheritance = inheritance.filter { !Self.impliedConformances.contains($0.description) }
    if kind != .class { inheritance.sort { $0.description < $1.description } }
    if type == nil, kind == .function { type = .void }
    if let accessors, kind == .constant, accessors != Accessors() { self.accessors = Accessors() }
  }

  /// Conformances that every type has unless it says otherwise.
  static let impliedConformances: Set<String> = ["Copyable", "Escapable", "SendableMetatype"]
}

extension UInt8 {
  fileprivate var isIdentifierHead: Bool {
    self == UInt8(ascii: "_") || self == UInt8(ascii: "`") || self == UInt8(ascii: "$") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
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
