import Surfaces

/// A symbol of a symbol graph.
struct Symbol {
  /// The identifier that is unique over all modules, which relationships refer to.
  var usr = ""
  /// The kind, such as `swift.struct`.
  var kind = ""
  var pathComponents: [String] = []
  var accessLevel = "public"
  /// Whether it or what is around it is marked `@_spi`.
  var isSPI = false
  /// The declaration as the compiler prints it.
  var text = ""
  var availability: [Availability] = []
  /// The generic constraints in force, including those of the types around the symbol.
  var constraints: [SymbolConstraint] = []
  /// The constraints of the extension that declares the symbol.
  var extensionConstraints: [SymbolConstraint] = []
  var location: SourceLocation?

  /// The identifier if it is Swift's; names of C and Objective-C say nothing about types.
  var mangledName: String? { usr.hasPrefix("s:") ? usr : nil }

  var isExtension: Bool { kind == "swift.extension" }
  var isProtocol: Bool { kind == "swift.protocol" }

  var isType: Bool {
    switch kind {
    case "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor": true
    default: false
    }
  }
}

extension Symbol {
  /// What the where clause takes back, such as `T: Copyable` for `T: ~Copyable`.
  var suppressedRequirements: Set<GenericRequirement> {
    let requirements = Declaration(printed: text)?.requirements ?? []
    return Set(
      requirements.compactMap { requirement in
        guard case .conformance(let subject, .suppressed(let constraint)) = requirement else { return nil }
        return .conformance(subject, constraint)
      })
  }
}
