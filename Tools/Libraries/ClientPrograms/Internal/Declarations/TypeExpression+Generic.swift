import PublicAPI

extension TypeExpression {
  /// Whether it has to do with a type that belongs to the generic parameter called `name`.
  func namesPart(of name: String) -> Bool {
    var found = false
    _ = mapped { part in
      if case .named(let path) = part, path.count > 1, path[0].name == name { found = true }
      return part
    }
    return found
  }

  /// The name that a value of the type, the type itself, or a function that gives a value, is asked for by.
  var generic: String? {
    switch self {
    case .metatype(let base, "Type"): base.path
    case .named(let path) where path.count == 2 && path[1].name == "Type": path[0].name
    case .attributed(_, .function(_, _, let result)), .function(_, _, let result): result.path
    default: path
    }
  }
}
