import Lookup
import Surfaces

/// An argument as a client writes it out, and the parameters of its own that this takes.
struct ArgumentSpelling {
  let text: String
  var parameters: [String] = []

  /// The argument at `index` of a call that names `member` by a dot.
  static func naming(_ member: Declaration, at index: Int, in scope: ClientScope) -> ArgumentSpelling {
    guard let parameters = member.parameters, member.kind == .function || !parameters.isEmpty else {
      return ArgumentSpelling(text: ".\(member.name.asMember)")
    }
    let names = parameters.indices.map { "part\(index)_\($0)" }
    let list = zip(parameters, names).map { ($0.label.map { "\($0): " } ?? "") + $1 }
    return ArgumentSpelling(
      text: ".\(member.name.asMember)(\(list.joined(separator: ", ")))",
      parameters: zip(parameters, names).map { "_ \($1): \($0.type.escapingFunction(in: scope))" })
  }

  /// The argument at `index` of a call, of a type, whose evaluation may throw.
  static func throwing(_ type: TypeExpression, at index: Int) -> ArgumentSpelling {
    ArgumentSpelling(text: "given\(index)()", parameters: ["_ given\(index): () throws -> \(type)"])
  }
}
