import APIComparison
import PublicAPI

/// Which names may mean something else on the new side than on the old one.
struct AmbiguousNames: Sendable {
  private struct Place: Hashable {
    let name: String
    let context: [String]
  }

  private let gone: Set<Declaration>
  /// The names of what is gone that something else still has.
  private let sharedNames: Set<String>
  /// Where the new side has something that the old one lacks.
  private let crowded: Set<Place>
  /// Where an overload takes a type that got a literal.
  private let literal: Set<Place>

  /// Looks through the names of what differs.
  init(in diff: APIDiff) {
    let (old, new) = diff.surfaces
    gone = Set(diff.declarations.removed)
    let added = diff.declarations.added
    sharedNames = Set(gone.map(\.name)).intersection(new.declarations.map(\.name))
    crowded = Set(added.flatMap(Self.places))
    let types = Set(added.filter(\.isConformanceForLiterals).map(\.contextPath))
    let takers = types.isEmpty ? [] : old.declarations.filter { $0.takes(types) }
    literal = Set(takers.flatMap(Self.places))
  }

  /// Whether `declaration` became something else, or shares its name with something that came or became more.
  func includes(_ declaration: Declaration) -> Bool {
    hasCompany(declaration) || sharedNames.contains(declaration.name) && gone.contains(declaration)
  }

  /// Whether `declaration` shares its name with something that came or became more.
  func hasCompany(_ declaration: Declaration) -> Bool {
    Self.places(of: declaration).contains { crowded.contains($0) || literal.contains($0) }
  }

  /// Operators are found wherever they are declared, by what they are applied to.
  private static func places(of declaration: Declaration) -> [Place] {
    guard declaration.isOperator else { return [Place(name: declaration.name, context: declaration.context)] }
    return (declaration.parameters ?? []).map {
      Place(name: declaration.name, context: [$0.type.description])
    }
  }
}

extension Declaration {
  fileprivate func takes(_ types: Set<String>) -> Bool {
    (parameters ?? []).contains { $0.type.path.map(types.contains) ?? false }
  }
}
