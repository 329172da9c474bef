import Lookup
import Surfaces

extension SurfaceIndex {
  /// The declaration with `Self` replaced by the type around it, where that type has no subclasses to stand for.
  func resolvingSelf(in declaration: Declaration) -> Declaration {
    guard let type = types[declaration.contextPath], type.cannotBeSubclassed, declaration.context.count == 1
    else {
      return declaration
    }
    let name = TypeExpression.named([TypeName(type.name, arguments: type.generics.map(\.argument))])
    return declaration.mapped { $0.substituting(["Self": name]) }
  }
}

extension Declaration {
  /// Whether the type is all that `Self` can mean inside of it.
  var cannotBeSubclassed: Bool {
    switch kind {
    case .structure, .enumeration, .actor: true
    case .class: modifiers.contains(.final)
    default: false
    }
  }
}
