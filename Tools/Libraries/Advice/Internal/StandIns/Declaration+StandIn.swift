import APIComparison
import PublicAPI

/// The text of a declaration in a module that stands in for its own.
extension Declaration {
  /// The generic parameters in angle brackets, or nothing.
  var genericClause: String {
    generics.isEmpty ? "" : "<\(generics.map(\.description).joined(separator: ", "))>"
  }

  /// The requirements as a `where` clause, or nothing.
  var whereClause: String {
    requirements.isEmpty ? "" : " where \(requirements.map(\.description).joined(separator: ", "))"
  }

  /// The name in the stand-in module, with the prefix that keeps it from hiding the original declaration.
  var standInName: String { Experiment.mark + name.filter { $0 != "`" } }

  /// The stand-in name with the generic parameters as arguments.
  var typeName: String {
    let arguments = generics.map(\.argument.description).joined(separator: ", ")
    return generics.isEmpty ? standInName : "\(standInName)<\(arguments)>"
  }

  /// The parameter list in parentheses, with a name for each value, and with one more parameter if there is an `addition`.
  func parameterClause(adding addition: String? = nil) -> String {
    let list = (parameters ?? []).enumerated().map { index, parameter in
      "\(parameter.label ?? "_") value\(index): \(parameter.type)\(parameter.isVariadic ? "..." : "")"
        + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }
    return "(\((list + [addition].compactMap(\.self)).joined(separator: ", ")))"
  }

  /// A call of the stand-in outside of all types, with the values that ``clientClause`` declares.
  var call: String {
    let arguments = (parameters ?? []).enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "") + (parameter.type.has(.inout) ? "&" : "") + "value\(index)"
    }
    return (effects.throwing == nil ? "" : "try ") + (effects.contains(.async) ? "await " : "")
      + "\(standInName)(\(arguments.joined(separator: ", ")))"
  }

  /// The parameter list and the effects of a client that takes a value for each argument.
  var clientClause: String {
    let list = (parameters ?? []).enumerated().map { "_ value\($0): \($1.type)" }
    return "(\(list.joined(separator: ", ")))\(effects.clause)"
  }

  /// A function with the header of this one and the result `type`, and with one more parameter if there is an `addition`.
  func function(giving type: String, adding addition: String? = nil) -> String {
    "public func \(standInName)\(genericClause)\(parameterClause(adding: addition))\(effects.clause) -> \(type)\(whereClause)"
      + " { while true {} }\n"
  }
}
