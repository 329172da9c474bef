/// One part of a dotted type name, with its generic arguments.
public struct TypeName: Hashable, Sendable {
  /// The name itself.
  public let name: String
  /// The arguments between the angle brackets.
  public let arguments: [TypeExpression]

  /// Makes a part of a dotted name.
  public init(_ name: String, arguments: [TypeExpression] = []) {
    self.name = name
    self.arguments = arguments
  }
}
