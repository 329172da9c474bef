/// A symbol of a symbol graph.
struct Symbol {
  /// The identifier, which is unique in all modules; relationships refer to it.
  var usr = ""
  /// The kind, such as `swift.struct`.
  var kind = ""
  var pathComponents: [String] = []
  var accessLevel = "public"
  /// Whether the symbol or a type around it is marked `@_spi`.
  var isSPI = false
  /// The declaration as the compiler prints it.
  var text = ""
  var availability: [Availability] = []
  /// The generic constraints in force, including those of the types around the symbol.
  var constraints: [SymbolConstraint] = []
  /// The constraints of the extension that declares the symbol.
  var extensionConstraints: [SymbolConstraint] = []
  var location: SourceLocation?
  /// The modules that declare the types which the declaration names, by the names; those of the standard library are
  /// left out.
  var typeOrigins: [String: String] = [:]

  /// The identifier if it is a mangled name of Swift; names of C and Objective-C say nothing about types.
  var mangledName: String? { usr.hasPrefix("s:") ? usr : nil }

  /// The module in a mangled name, which begins with its length: `Water` in `s:5Water3CupV`.
  ///
  /// It is nil for the standard library, which has short forms of its own, and for names of C and Objective-C.
  static func module(ofMangledName name: String) -> String? {
    guard name.hasPrefix("s:") else { return nil }
    let digits = name.utf8.dropFirst(2).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let length = Int(String(Substring(digits))) else { return nil }
    let module = name.utf8[digits.endIndex...].prefix(length)
    return module.count == length ? String(Substring(module)) : nil
  }

  /// The names of the types around the symbol and its own; backticks enclose those that are not plain identifiers.
  var path: [String] { pathComponents.map { $0.isPlainName ? $0 : "`\($0)`" } }

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
  /// The requirements that the where clause suppresses, such as `T: Copyable` for `T: ~Copyable`.
  var suppressedRequirements: Set<GenericRequirement> {
    let requirements = Declaration(printed: text)?.requirements ?? []
    return Set(
      requirements.compactMap { requirement in
        guard case .conformance(let subject, .suppressed(let constraint)) = requirement else { return nil }
        return .conformance(subject, constraint)
      })
  }
}

extension String {
  /// Whether it is a plain identifier; all characters beyond ASCII may be part of one.
  fileprivate var isPlainName: Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = utf8.first, !digits.contains(first) else { return false }
    return utf8.allSatisfy { byte in
      let isLetter =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      return isLetter || digits.contains(byte) || byte >= 0x80
    }
  }
}
