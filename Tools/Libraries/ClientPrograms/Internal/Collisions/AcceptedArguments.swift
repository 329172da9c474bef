import APIComparison
import PublicAPI

/// Calls with values of types that conform or inherit more than before, among overloads of which more take them now, and
/// members of generic types that have such types as arguments.
struct AcceptedArguments {
  let old: SurfaceIndex
  let new: SurfaceIndex
  let added: [Declaration]

  /// What has been called with such values, as it was called, and what makes another overload fit.
  var all: [(cause: Declaration, known: Declaration)] {
    let causes = added.filter { !brought(by: $0).isEmpty }
    if causes.isEmpty { return [] }
    let overloads = overloads { $0.takesArguments }
    let members = self.overloads {
      $0.isNamedInExpressions && old.types[$0.contextPath]?.generics.isEmpty == false
    }
    return causes.flatMap { cause in
      overloads.flatMap { calls(after: cause, among: $0).map { (cause, $0) } }
        + members.flatMap { specialised(after: cause, among: $0).map { (cause, $0) } }
    }
  }

  /// The declarations that share their names with others of the kind.
  private func overloads(where isMeant: (Declaration) -> Bool) -> [[Declaration]] {
    Dictionary(grouping: old.declarations.filter { isMeant($0) && !$0.isUnusable }) {
      [$0.contextPath, $0.title]
    }.values.filter { $0.count > 1 }.sorted { $0[0].path < $1[0].path }
  }

  /// Members as a type with the conforming one for an argument has them, which come to have an addition there.
  private func specialised(after cause: Declaration, among members: [Declaration]) -> [Declaration] {
    guard cause.kind == .conformance, cause.requirements.isEmpty, let type = old.types[cause.contextPath],
      type.generics.isEmpty, type.kind != .protocol
    else { return [] }
    let brought = brought(by: cause)
    func parameters(of member: Declaration) -> [TypeExpression] {
      let generics = old.types[member.contextPath]?.generics ?? []
      return generics.map { .named([TypeName($0.name)]) }.filter { parameter in
        member.requirements.contains { requirement in
          guard case .conformance(parameter, let constraint) = requirement else { return false }
          return !brought.isDisjoint(with: constraint.members.compactMap(\.path))
        }
      }
    }
    return members.flatMap { addition in
      parameters(of: addition).flatMap { parameter in
        members.filter { $0 != addition && !parameters(of: $0).contains(parameter) }.map {
          $0.equating(parameter, with: type.asOwnType)
        }
      }
    }
  }

  /// The protocols and classes that a type has not conformed to or inherited before.
  private func brought(by cause: Declaration) -> Set<String> {
    switch cause.kind {
    case .conformance:
      let protocols = cause.inheritance.flatMap(\.members).compactMap(\.path)
      let implied = protocols.reduce(into: Set(protocols)) {
        $0.formUnion(new.protocols(of: $1))
        $0.formUnion(new.library.inherited(by: $1))
      }
      return implied.subtracting(old.protocols(of: cause.contextPath))
    case .protocol where old.types[cause.path] != nil:
      return new.protocols(of: cause.path).subtracting(old.protocols(of: cause.path))
    case .class where old.types[cause.path] != nil:
      return Set(new.superclasses(of: cause.path)).subtracting(old.superclasses(of: cause.path))
    default: return []
    }
  }

  private func calls(after cause: Declaration, among overloads: [Declaration]) -> [Declaration] {
    let path = cause.kind == .conformance ? cause.contextPath : cause.path
    guard let type = old.type(at: path) else { return [] }
    let brought = brought(by: cause)
    return overloads.flatMap { addition in
      (addition.parameters ?? []).indices.filter { index in
        addition.constraints(at: index).contains { !brought.isDisjoint(with: $0.members.compactMap(\.path)) }
      }.flatMap { index in
        overloads.filter { $0 != addition }.compactMap { known in
          taking(type, at: index, known, where: cause.requirements)
        }
      }
    }
  }

  /// The declaration as it takes a value of `type` at `index`, if it does.
  private func taking(
    _ type: Declaration, at index: Int, _ known: Declaration, where conditions: [GenericRequirement]
  ) -> Declaration? {
    guard let parameters = known.parameters, parameters.indices.contains(index) else { return nil }
    let constraints = known.constraints(at: index)
    let names = Set(constraints.flatMap(\.members).compactMap(\.path))
    let conformances = (old.conformances[type.path] ?? []).filter {
      !names.isDisjoint(with: $0.inheritance.flatMap(\.members).compactMap(\.path))
    }
    // Of a protocol's conformers nothing else is known.
    let isProtocol = type.kind == .protocol
    let named = isProtocol ? TypeExpression.named([TypeName("Conformer")]) : type.asOwnType
    let conformer = [GenericRequirement.conformance(named, .named([TypeName(type.path)]))]
    let assumptions =
      isProtocol ? conformer : type.requirements + conditions + conformances.flatMap(\.requirements)
    let query = ConformanceQuery(index: old, assumptions: assumptions)
    let parameter = parameters[index].type.unattributed
    guard parameter.path == type.path || constraints.allSatisfy({ query.conforms(named, to: $0) }) else {
      return nil
    }
    var call = known
    if let name = parameter.path, known.generics.contains(where: { $0.name == name }) {
      call = known.mapped { $0.substituting([name: named]) }
      call.generics.removeAll { $0.name == name }
      call.requirements.removeAll { $0.isMet(by: named, query) }
    } else {
      call.parameters?[index].type = named
    }
    call.generics += isProtocol ? [.type("Conformer")] : type.generics
    call.requirements += assumptions
    return call
  }
}

extension GenericRequirement {
  fileprivate func isMet(by type: TypeExpression, _ query: ConformanceQuery) -> Bool {
    guard case .conformance(type, let constraint) = self else { return false }
    return query.conforms(type, to: constraint)
  }
}
