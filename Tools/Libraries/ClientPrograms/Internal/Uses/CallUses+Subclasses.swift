import APIComparison
import PublicAPI

extension CallUses {
  /// Calls with what is of a subclass, whose result is used as the function says.
  static func narrowed(_ function: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard scope.isThorough else { return [] }
    let parameters = function.parameters ?? []
    return parameters.indices.flatMap { index -> [ClientDraft] in
      guard let base = parameters[index].type.classNamed, let derived = scope.derived(from: base) else {
        return []
      }
      var known = function
      known.parameters?[index].type = parameters[index].type.mapped { type in
        type.path == base ? derived : type.path == base + ".Type" ? derived.member(TypeName("Type")) : type
      }
      return sites(of: known, in: scope).map { ClientDraft(.call, $0.exact(.all)) }
    }
  }
}

extension TypeExpression {
  /// The path of the type of which an instance, or the type itself, is meant.
  fileprivate var classNamed: String? {
    switch self {
    case .metatype(let instance, _): instance.path
    case .named(let path) where path.last?.name == "Type": path.dropLast().map(\.name).joined(separator: ".")
    default: path
    }
  }
}
