import APIComparison
import PublicAPI

extension Declaration {
  /// The parameters with names for a client's own body.
  func clientParameters(_ resolve: (TypeExpression) -> TypeExpression) -> [String] {
    zip(parameters ?? [], parameterNames).map { parameter, name in
      let label = isOperator ? "" : parameter.label.map { "\($0) " } ?? (kind == .subscript ? "" : "_ ")
      return "\(label)\(name): \(resolve(parameter.type))\(parameter.isVariadic ? "..." : "")"
    }
  }

  /// The arguments that pass those parameters on.
  var forwardedArguments: [String] {
    zip(parameters ?? [], parameterNames).map { parameter, name in
      let argument =
        parameter.type.has(.inout) ? "&\(name)" : parameter.type.has(.autoclosure) ? "\(name)()" : name
      return parameter.label.map { "\($0): \(argument)" } ?? argument
    }
  }

  private var parameterNames: [String] {
    let count = parameters?.count ?? 0
    return isOperator && count == 2 ? ["left", "right"] : (0..<count).map { "value\($0)" }
  }
}
