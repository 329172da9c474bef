/// A type that a signature names.
struct NamedType {
  /// The name that compilers give it, which no two types share.
  let identifier: String
  /// Its name as it is written.
  let name: String

  /// The module that it belongs to: empty for one from headers, and nil for one of the standard library.
  var module: String? {
    guard identifier.hasPrefix("s:") else { return identifier.hasPrefix("c:") ? "" : nil }
    let rest = identifier.dropFirst(2)
    // What headers declare is in no module of Swift's, whatever name it has there.
    if rest.hasPrefix("So") || rest.hasPrefix("SC") { return "" }
    let digits = rest.prefix(while: \.isNumber)
    guard let length = Int(digits), length > 0 else { return nil }
    let name = String(rest.dropFirst(digits.count).prefix(length))
    return Self.libraryParts[name] ?? name
  }

  /// Who imports one of these says something else.
  private static let libraryParts = [
    "FoundationEssentials": "Foundation", "FoundationInternationalization": "Foundation",
    "_Concurrency": nil, "_StringProcessing": nil, "Swift": nil,
  ]
}
