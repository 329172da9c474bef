import Syntax

/// What places name a type together with something that asks for a protocol, so that the compiler need not be tried there.
struct AskedConformances {
  private let program: Program
  private let uses: PartUses
  /// The types that others see in the header of each declaration.
  private var shown: [Int: Set<Int>] = [:]
  /// The protocols that are asked for where a type is named; nil stands for types of other packages.
  private var asked: [Int?: Set<Int>] = [:]

  init(in program: Program, _ uses: PartUses) {
    (self.program, self.uses) = (program, uses)
    let named = program.files.indices.map { file in
      Dictionary(grouping: names(in: file)) { $0.around ?? -1 }.mapValues { $0.map(\.target) }
    }
    for names in named {
      for (around, targets) in names where around >= 0 {
        shown[around, default: []].formUnion(targets.filter(isType))
      }
    }
    for names in named {
      for (around, targets) in names { collect(Set(targets), around) }
    }
  }

  /// Whether a place is known that needs the conformance.
  func contains(_ conformance: PartUses.Conformance) -> Bool {
    let found = asked[program.heir(of: conformance.carrier), default: []]
    return !found.isDisjoint(with: uses.inheritance.ancestry(of: conformance.target))
  }

  private func names(in file: Int) -> [(target: Int, around: Int?)] {
    program.files[file].index.occurrences.compactMap { occurrence in
      guard occurrence.roles.contains(.reference), let target = program.numbers[occurrence.symbol.usr],
        let offset = program.files[file].offset(of: occurrence)
      else { return nil }
      return (target, program.declaration(around: offset, in: file))
    }
  }

  private func isType(_ number: Int) -> Bool {
    [.value, .class].contains(program.declarations[number].source.kind)
  }

  private mutating func collect(_ targets: Set<Int>, _ around: Int) {
    let protocols = targets.reduce(into: Set()) { $0.formUnion(asked(by: $1)) }
    if protocols.isEmpty { return }
    let inside = around < 0 ? targets : targets.union([around])
    let types = inside.flatMap { [$0] + program.owners(of: $0) + shown[$0, default: []] }.filter(isType)
    for type in types { asked[type, default: []].formUnion(protocols) }
    asked[nil, default: []].formUnion(protocols)
  }

  /// The protocols that whoever uses a declaration has types conform to.
  private func asked(by number: Int) -> Set<Int> {
    let parent = program.declarations[number].parent
    let owner = program.owner(of: number).flatMap {
      program.declarations[$0].source.kind == .protocol ? $0 : nil
    }
    return uses.constraints[number, default: []]
      .union(parent.flatMap { uses.constraints[$0] } ?? []).union(owner.map { [$0] } ?? [])
  }
}
