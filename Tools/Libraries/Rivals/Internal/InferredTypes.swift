import Lookup
import Surfaces

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
    old.types[path] == nil && path.hasPrefix("ExpressibleBy")
  }

  /// What types that conform to the protocol have, be it one of the library.
  private func members(ofProtocol path: String) -> [Declaration] {
    old.types[path] == nil ? old.library.members(of: path) : old.members[path] ?? []
  }

  private func inference(of associated: Declaration, in type: Declaration) -> InferredAssociatedType? {
    let requirements = members(ofProtocol: associated.contextPath).filter {
      $0.requirement != .none && !$0.positions(of: associated.name).isEmpty
    }
    let names = Set(requirements.map(\.name) + [associated.name])
    let places = [associated.context, type.context + [type.name]]
    guard let rival = added.first(where: { names.contains($0.name) && places.contains($0.context) }) else {
      return nil
    }
    let witnesses = requirements.flatMap { requirement in
      old.lookUp(requirement.name, in: type.path).filter { $0.labelClause == requirement.labelClause }
        .flatMap { witness in requirement.positions(of: associated.name).compactMap(witness.type(at:)) }
    }
    var candidates: [TypeExpression] = []
    for candidate in (associated.type.map { [$0] } ?? []) + witnesses
    where !candidates.contains(candidate) && !candidate.isName(associated.name) && candidate.isNameable {
      candidates.append(candidate)
    }
    return candidates.isEmpty
      ? nil
      : InferredAssociatedType(
        type: type, associatedType: associated.name, candidates: candidates, rival: rival)
  }
}

extension Declaration {
  /// Where the declaration has just the associated type called `name`: at -1 as its result, else as a parameter.
  fileprivate func positions(of name: String) -> [Int] {
    let places = [-1] + Array((parameters ?? []).indices)
    return places.filter { type(at: $0)?.isName(name) ?? false }
  }

  fileprivate func type(at position: Int) -> TypeExpression? {
    if position == -1 { return type }
    return parameters.flatMap { $0.indices.contains(position) ? $0[position].type : nil }
  }
}

extension TypeExpression {
  /// Whether the type is just `Name` or `Self.Name`.
  fileprivate func isName(_ name: String) -> Bool {
    let plain = TypeName(name)
    return self == .named([plain]) || self == .named([TypeName("Self"), plain])
  }
}
