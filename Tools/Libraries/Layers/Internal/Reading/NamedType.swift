/// A type that a signature names.
struct NamedType {
  /// The compiler's unique identifier of the type.
  let identifier: String
  /// The name as it is written.
  let name: String

  /// The module that declares the type; empty for a type from headers, nil for one of the standard library.
  var module: String? {
    guard identifier.hasPrefix("s:") else { return identifier.hasPrefix("c:") ? "" : nil }
    let rest = identifier.dropFirst(2)
    // Declarations from headers are in no Swift module, even if they have a Swift name.
    if rest.hasPrefix("So") || rest.hasPrefix("SC") { return "" }
    let digits = rest.prefix(while: \.isNumber)
    guard let length = Int(digits), length > 0 else { return nil }
    let name = String(rest.dropFirst(digits.count).prefix(length))
    return Self.libraryParts[name] ?? name
  }

  /// The modules whose types count as another module's, or, if nil, as the standard library's.
  private static let libraryParts = [
    "FoundationEssentials": "Foundation", "FoundationInternationalization": "Foundation",
    "_Concurrency": nil, "_StringProcessing": nil, "Swift": nil,
  ]
}
