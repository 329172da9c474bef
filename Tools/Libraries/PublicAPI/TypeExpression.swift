/// A type as a declaration spells it, as a tree.
public indirect enum TypeExpression: Hashable, Sendable {
  /// A possibly dotted name, such as `Outer.Inner<Int>` or `Self.Element`.
  case named([TypeName])
  /// `Wrapped?`
  case optional(TypeExpression)
  /// `Wrapped!`
  case implicitlyUnwrapped(TypeExpression)
  /// `[Element]`
  case array(TypeExpression)
  /// `[Key: Value]`
  case dictionary(TypeExpression, TypeExpression)
  /// `[3 of Element]`
  case inlineArray(String, TypeExpression)
  /// `(a: A, B)`; the empty tuple is `Void`.
  case tuple([TupleElement])
  /// `(A) async throws -> B`; labels cannot be called with and are dropped.
  case function([TupleElement], Set<Effect>, TypeExpression)
  /// `some P`
  case some(TypeExpression)
  /// `any P`
  case any(TypeExpression)
  /// `P & Q`
  case composition([TypeExpression])
  /// `~Copyable`
  case suppressed(TypeExpression)
  /// `repeat each T`
  case packExpansion(TypeExpression)
  /// `each T`
  case packElement(TypeExpression)
  /// A type behind specifiers or attributes, such as `inout Int` or `@escaping () -> Void`, sorted.
  case attributed([TypeAttribute], TypeExpression)
  /// `Base.Type` or `Base.Protocol` of a type that is not a plain name.
  case metatype(TypeExpression, String)
  /// Text that the parser does not understand, kept as it stands.
  case verbatim(String)
}

extension TypeExpression {
  /// Reads a type as the compiler prints it; text that is not a type is kept as it is.
  public init(printed text: some StringProtocol) {
    self = TypeParser.parse(text)
  }
}
