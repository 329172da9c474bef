import APIComparison
import PublicAPI

extension ClientScope {
  /// What clients know besides the surface.
  var library: SystemLibrary { index.library }

  /// The literals that a type can be made from.
  ///
  /// One of the library is mostly written so where it is meant, and then without more than it takes; where it takes whole
  /// numbers and others, there is an expression that is whole unless something says otherwise.
  func literals(for type: TypeExpression) -> [String] {
    if let own = names.type(named: type) { return LiteralSyntax.literals(by: index.protocols(of: own.path)) }
    guard let path = type.path else { return [] }
    let protocols = library.protocols(of: path)
    let texts = LiteralSyntax.literals(by: protocols, interpolating: false)
    let isMultiplied = protocols.contains { !library.members(named: "*", of: $0).isEmpty }
    return texts + (isMultiplied && ["1", "1.5"].allSatisfy(texts.contains) ? ["2 * 3"] : [])
  }

  /// What gives a value of a type of the library, to be named by a dot where one is expected.
  func constants(of type: TypeExpression) -> [Declaration] {
    guard let path = type.path, let owner = library.type(at: path) else { return [] }
    let arguments = Dictionary(zip(owner.generics.map(\.name), type.arguments)) { first, _ in first }
    return library.constants(of: path).filter {
      !$0.isUnusable && !$0.isDeprecated && $0.requirements.isEmpty && $0.effectsOfUse.isEmpty
    }.map { $0.mapped { $0.substituting(arguments) } }
  }

  /// The constants of a type that literals make with the shortest names, which people write: of all that it has, and of those
  /// that another type of literals has as well.
  func usualConstants(of type: TypeExpression) -> [Declaration] {
    let asked = constantsAsked(of: type)
    let others = LiteralSyntax.types(in: library).filter { $0 != type }.flatMap(constantsAsked)
    let known = Set(others.map(\.name))
    let shared = asked.filter { known.contains($0.name) }
    let all = (constants(of: type) + asked).filter { $0.parameters == nil }
    let usual = [all, shared].compactMap { constants in
      constants.min { ($0.name.count, $0.name) < ($1.name.count, $1.name) }
    }
    return Array(usual.prefix(usual.first?.name == usual.last?.name ? 1 : 2))
  }

  /// The constants that a type of the library has because it conforms to protocols.
  private func constantsAsked(of type: TypeExpression) -> [Declaration] {
    let own = TypeExpression.named([TypeName("Self")])
    return library.protocols(of: type.path ?? "").sorted().flatMap(library.members).filter {
      $0.kind.isStorage && $0.modifiers.contains(.static) && $0.type == own && !$0.isUnusable
        && !$0.isDeprecated
    }
  }

  /// The operator between two values of type `bound` that makes one of the type called `name`.
  func operatorMaking(_ name: String, of bound: TypeExpression) -> String? {
    let protocols = bound.path.map(index.protocols) ?? []
    return protocols.sorted().lazy.flatMap(library.members).first {
      $0.isOperator && $0.parameters?.count == 2 && $0.type?.path == name
    }?.name
  }
}

extension SystemLibrary {
  /// The properties that protocols ask of a type of the library, the first by name of each type that literals have.
  func plainProperties(of type: TypeExpression) -> [Declaration] {
    let found = protocols(of: type.path ?? "").sorted().flatMap(members).filter {
      $0.kind.isStorage && $0.requirement != .none && !$0.modifiers.contains(.static) && !$0.isUnusable
    }.sorted { $0.name < $1.name }
    return LiteralSyntax.types(in: self).compactMap { type in found.first { $0.type == type } }
  }
}
