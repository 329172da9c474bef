import APIComparison
import PublicAPI

extension ConformanceContract {
  /// Takes a protocol of another module among those that the type conforms to, with what its argument says.
  mutating func conform(toForeign parent: TypeExpression) {
    foreign.insert(parent.path ?? parent.description)
    guard parent.arguments.count == 1, let path = parent.path,
      let name = LibraryConformance.all[path]?.associatedType
    else { return }
    equations.append(
      .sameType(TypeExpression.named([TypeName("Self")]).member(TypeName(name)), parent.arguments[0]))
  }

  /// What conformance to the standard library's protocols asks for, each member once.
  var libraryMembers: [String] {
    var seen: Set<String> = []
    return foreign.sorted().compactMap { LibraryConformance.all[$0] }.flatMap { conformance in
      let type = conformance.associatedType.flatMap { name in
        equations.lazy.compactMap { equation($0, ofAnyOf: [name]) }.first
      }
      return conformance.members(for: type.map(resolved))
    }.filter { seen.insert($0).inserted }
  }

  /// The associated types of the standard library's protocols that the members say.
  var libraryTypes: Set<String> {
    Set(foreign.compactMap { LibraryConformance.all[$0]?.associatedType })
  }

  /// What `requirement` equates with the type of `Self` that has one of these names, such as `Self.Element`.
  func equation(_ requirement: GenericRequirement, ofAnyOf names: Set<String>) -> TypeExpression? {
    guard case .sameType(let left, let right) = requirement else { return nil }
    let isMeant = { (type: TypeExpression) in type.nameInSelf.map(names.contains) ?? false }
    return isMeant(left) ? right : isMeant(right) ? left : nil
  }
}
