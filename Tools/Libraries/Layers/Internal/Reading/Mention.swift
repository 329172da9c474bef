/// A public declaration whose signature names types of another module.
struct Mention: Sendable, Hashable, Codable {
  /// The declaration, with the types around it.
  let declaration: String
  /// The module whose types they are; nil for types from headers.
  let module: String?
  /// The names of the types, in order.
  let types: [String]
  /// Where the declaration is, where that is known.
  let place: SourcePlace?
}
