/// What each place of a program means to the compiler, so that two can be compared.
struct Meaning {
  /// A use that means something else than before.
  struct Difference: Hashable {
    let path: String
    let line: Int
    /// What was used there.
    let number: Int
  }

  private struct Use: Hashable {
    let path: String
    let line: Int
    let number: Int
  }

  private let uses: Set<Use>

  /// What `program` means, but for its tests unless they were built; a line is the one it had before `plan`.
  init(of program: Program, before plan: EditPlan? = nil, withTests: Bool) {
    var uses: Set<Use> = []
    for file in program.files
    where withTests || !(program.modules[file.index.module]?.isTest ?? false) {
      for occurrence in file.index.occurrences
      where occurrence.roles.contains(.reference) && occurrence.symbol.kind != .accessor {
        guard let number = program.numbers[occurrence.symbol.usr] else { continue }
        let line = plan?.oldLine(occurrence.line, of: file.path) ?? occurrence.line
        uses.insert(Use(path: file.path, line: line, number: number))
      }
    }
    self.uses = uses
  }

  /// The uses that are here and not in `other`; the declarations of both have the same numbers.
  func differences(from other: Meaning) -> [Difference] {
    uses.subtracting(other.uses).map { Difference(path: $0.path, line: $0.line, number: $0.number) }
      .sorted { ($0.path, $0.line, $0.number) < ($1.path, $1.line, $1.number) }
  }
}
