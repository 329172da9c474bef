import APIComparison
import PublicAPI

extension Declaration {
  /// The parameters with names for a client's own body.
  func clientParameters(_ resolve: (TypeExpression) -> TypeExpression) -> [String] {
    (parameters ?? []).enumerated().map { index, parameter in
      let label = isOperator ? "" : parameter.label.map { "\($0) " } ?? (kind == .subscript ? "" : "_ ")
      return "\(label)value\(index): \(resolve(parameter.type))\(parameter.isVariadic ? "..." : "")"
    }
  }

  /// The arguments that pass those parameters on.
  var forwardedArguments: [String] {
    (parameters ?? []).enumerated().map { index, parameter in
      let name =
        parameter.type.has(.inout)
        ? "&value\(index)" : parameter.type.has(.autoclosure) ? "value\(index)()" : "value\(index)"
      return parameter.label.map { "\($0): \(name)" } ?? name
    }
  }
}
