/// A public declaration whose signature names types of another module.
struct Mention: Sendable, Hashable, Codable {
  /// The name of the declaration, with the types around it.
  let declaration: String
  /// The module that declares the types; nil for types from headers.
  let module: String?
  /// The names of the types, in order.
  let types: [String]
  /// Where the declaration is; nil if that is unknown.
  let place: SourcePlace?
}
