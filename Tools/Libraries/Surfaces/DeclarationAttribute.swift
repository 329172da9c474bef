/// An attribute of a declaration, such as `@available(*, noasync)` or `@MainActor`.
public struct DeclarationAttribute: Hashable, Sendable {
  /// The name without the `@`.
  public let name: String
  /// The text between the parentheses, or nil where there are none.
  public let arguments: String?

  /// Makes an attribute.
  init(_ name: String, arguments: String? = nil) {
    self.name = name
    self.arguments = arguments
  }
}

extension DeclarationAttribute: CustomStringConvertible {
  /// The attribute as it is written.
  public var description: String {
    "@\(name)" + (arguments.map { "(\($0))" } ?? "")
  }
}
