import APIComparison
import PublicAPI

/// Associated types that nobody wrote down, which follow from members and defaults and can become others.
struct InferredTypes {
  let old: SurfaceIndex
  let added: [Declaration]

  /// The associated types that something new may change.
  var all: [InferredAssociatedType] {
    let places = Set(added.map(\.contextPath))
    return old.types.values.filter { $0.kind != .protocol }.sorted { $0.path < $1.path }.flatMap { type in
      let protocols = old.protocols(of: type.path).sorted().filter { !isForLiterals($0) }
      return protocols.filter { places.contains($0) || places.contains(type.path) }.flatMap { name in
        members(ofProtocol: name).filter { $0.kind == .associatedType }.compactMap { associated in
          inference(of: associated, in: type)
        }
      }
    }
  }

  /// Whether only literals go through the associated types of the protocol, which nobody names.
  private func isForLiterals(_ path: String) -> Bool {
    old.types[path] == nil && LiteralProtocols.include(path)
  }

  /// What types that conform to the protocol have, be it one of the library.
  private func members(ofProtocol path: String) -> [Declaration] {
    old.types[path] == nil ? old.library.members(of: path) : old.members[path] ?? []
  }

  private func inference(of associated: Declaration, in type: Declaration) -> InferredAssociatedType? {
    let all = members(ofProtocol: associated.contextPath).filter { $0.requirement != .none }
    let requirements = all.filter { !$0.places(of: associated.name).isEmpty }
    let names = Set(requirements.map(\.name) + [associated.name])
    let places = [associated.context, type.context + [type.name]]
    guard let addition = added.first(where: { names.contains($0.name) && places.contains($0.context) }) else {
      return nil
    }
    let witnesses = requirements.flatMap { requirement in
      let places = requirement.places(of: associated.name)
      let pair = pair(of: requirement, among: all)
      return old.lookUp(requirement.name, in: type.path).flatMap { witness -> [TypeExpression] in
        if witness.labelClause == requirement.labelClause { return places.compactMap(witness.type) }
        // Where a type has only one of two that come in a pair, the errors of that count.
        return pair.contains(witness.labelClause) && places.contains(.error)
          ? [witness.type(at: .error)].compactMap(\.self) : []
      }
    }
    let isOfErrors = requirements.contains { $0.places(of: associated.name).contains(.error) }
    var candidates: [TypeExpression] = []
    for candidate in (associated.type.map { [$0] } ?? []) + witnesses
    where !candidates.contains(candidate) && !(isOfErrors && candidate == .anyError)
      && !candidate.isName(associated.name) && candidate.isNameable
    {
      candidates.append(candidate)
    }
    return candidates.isEmpty
      ? nil
      : InferredAssociatedType(
        type: type, associatedType: associated.name, candidates: candidates,
        isOfErrors: isOfErrors,
        addition: addition)
  }

  /// The labels of the other requirements that share the name of one, and do as much as that.
  private func pair(of requirement: Declaration, among all: [Declaration]) -> Set<String> {
    let others = all.filter {
      $0.name == requirement.name && $0.labelClause != requirement.labelClause
        && $0.kind == requirement.kind && $0.type == requirement.type
    }
    return Set(others.map(\.labelClause))
  }
}

/// Where a declaration has a type.
private enum TypePlace: Hashable {
  case result, error
  case parameter(Int)
}

extension Declaration {
  /// Where the declaration has just the associated type called `name`.
  fileprivate func places(of name: String) -> [TypePlace] {
    let places = [.result, .error] + (parameters ?? []).indices.map { TypePlace.parameter($0) }
    return places.filter { type(at: $0)?.isName(name) ?? false }
  }

  fileprivate func type(at place: TypePlace) -> TypeExpression? {
    switch place {
    case .result: type
    case .parameter(let index): parameters.flatMap { $0.indices.contains(index) ? $0[index].type : nil }
    case .error:
      switch effectsOfUse.throwing {
      case .throws(let failure): failure
      case .rethrows: nil
      default: .named([TypeName("Never")])
      }
    }
  }
}

extension TypeExpression {
  /// Whether the type is just `Name` or `Self.Name`.
  fileprivate func isName(_ name: String) -> Bool {
    let plain = TypeName(name)
    return self == .named([plain]) || self == .named([TypeName("Self"), plain])
  }
}
