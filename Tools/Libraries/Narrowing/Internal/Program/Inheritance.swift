/// What types and protocols of a program inherit from and conform to.
struct Inheritance {
  private var bases: [Int: Set<Int>] = [:]
  private var foreignBases: [Int: Set<String>] = [:]

  init(in program: Program) {
    for (number, file) in program.files.enumerated() {
      for occurrence in file.index.occurrences where !occurrence.related(.base).isEmpty {
        guard occurrence.roles.contains(.reference), let offset = file.offset(of: occurrence),
          let heir = program.declaration(around: offset, in: number).flatMap(program.heir)
        else { continue }
        if let base = program.numbers[occurrence.symbol.usr] {
          bases[heir, default: []].insert(base)
        } else {
          foreignBases[heir, default: []].insert(occurrence.symbol.baseName)
        }
      }
    }
  }

  /// A declaration and all of the package that it inherits from.
  func ancestry(of number: Int) -> Set<Int> {
    var found: Set<Int> = [number]
    var open = [number]
    while let next = open.popLast() {
      for base in bases[next, default: []] where found.insert(base).inserted { open.append(base) }
    }
    return found
  }

  /// The types of others that a declaration inherits from.
  func foreignAncestry(of number: Int) -> Set<String> {
    ancestry(of: number).reduce(into: []) { $0.formUnion(foreignBases[$1, default: []]) }
  }
}
