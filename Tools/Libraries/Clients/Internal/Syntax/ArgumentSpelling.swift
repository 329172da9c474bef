import Surfaces

/// An argument as a client writes it out, and the parameters of its own that this takes.
struct ArgumentSpelling {
  let text: String
  var parameters: [String] = []

  /// The argument at `index` of a call, of a type, whose evaluation may throw.
  static func throwing(_ type: TypeExpression, at index: Int) -> ArgumentSpelling {
    ArgumentSpelling(text: "given\(index)()", parameters: ["_ given\(index): () throws -> \(type)"])
  }
}
