import APIComparison
import PublicAPI

/// Functions of operators that types have because they conform to protocols of the library.
struct LibraryOperators {
  let index: SurfaceIndex

  /// The functions of the addition's operator that the types of its operands have, as one of their own would be declared.
  func functions(like addition: Declaration) -> [Declaration] {
    Set((addition.parameters ?? []).compactMap(\.type.path)).sorted().compactMap { index.types[$0] }
      .filter { $0.kind != .protocol }.flatMap { functions(named: addition.name, of: $0) }
  }

  private func functions(named name: String, of type: Declaration) -> [Declaration] {
    index.protocols(of: type.path).sorted().flatMap { index.library.members(named: name, of: $0) }
      .filter { $0.isOperator && $0.generics.isEmpty }
      .map { given in
        given.standing(in: type.context + [type.name]).mapped { $0.substituting(["Self": type.asOwnType]) }
      }
  }
}
