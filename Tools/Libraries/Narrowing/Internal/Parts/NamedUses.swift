/// What each place of a program uses, and what stands for which requirement, by the names of the index.
struct NamedUses {
  /// One use.
  struct Use: Hashable {
    let path: String
    let line: Int
    let symbol: String
    let name: String
    /// The requirement or the member that it stands for, or nil.
    let requirement: String?
  }

  private let uses: Set<Use>

  init(of program: Program) {
    var uses: Set<Use> = []
    for file in program.files {
      for occurrence in file.index.occurrences where occurrence.symbol.kind != .accessor {
        let requirements = occurrence.related(.override).map { Optional($0) }
        let isNamed = occurrence.roles.contains(.reference) ? [String?.none] : []
        for requirement in requirements + isNamed {
          uses.insert(
            Use(
              path: file.path, line: occurrence.line, symbol: occurrence.symbol.usr,
              name: occurrence.symbol.baseName, requirement: requirement))
        }
      }
    }
    self.uses = uses
  }

  /// What is used here and was not before.
  func news(since before: NamedUses) -> [Use] {
    uses.subtracting(before.uses).sorted { ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name) }
  }
}
