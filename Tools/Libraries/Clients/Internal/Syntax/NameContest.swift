import Surfaces

/// Which names may mean something else on the new side than on the old one.
struct NameContest {
  private struct Place: Hashable {
    let name: String
    let context: [String]
  }

  private let gone: Set<Declaration>
  private let addedNames: Set<String>
  /// Where the new side has something that the old one lacks.
  private let crowded: Set<Place>
  /// Where an overload takes a type that got a literal.
  private let literal: Set<Place>

  init(old: Surface, new: Surface) {
    gone = Set(old.declarations(missingIn: new))
    let added = new.declarations(missingIn: old)
    addedNames = Set(added.map(\.name))
    crowded = Set(added.map(Self.place))
    let conformances = added.filter { declaration in
      declaration.kind == .conformance
        && declaration.inheritance.contains { $0.description.hasPrefix("ExpressibleBy") }
    }
    let types = Set(conformances.map(\.contextPath))
    let takers = types.isEmpty ? [] : old.declarations.filter { $0.takes(types) }
    literal = Set(takers.map(Self.place))
  }

  /// Whether `declaration` became something else, or shares its name with something that came or became more.
  func includes(_ declaration: Declaration) -> Bool {
    hasCompany(declaration) || addedNames.contains(declaration.name) && gone.contains(declaration)
  }

  /// Whether `declaration` shares its name with something that came or became more.
  func hasCompany(_ declaration: Declaration) -> Bool {
    let place = Self.place(of: declaration)
    return crowded.contains(place) || literal.contains(place)
  }

  /// Operators are found wherever they are declared.
  private static func place(of declaration: Declaration) -> Place {
    Place(name: declaration.name, context: declaration.isOperator ? [] : declaration.context)
  }
}

extension Declaration {
  fileprivate func takes(_ types: Set<String>) -> Bool {
    (parameters ?? []).contains { $0.type.path.map(types.contains) ?? false }
  }
}
