import BuildSystems
import Processes
import Syntax

/// Narrows what can be narrowed, and has the compiler say that it can.
struct NarrowingProof {
  private let program: Program
  private let description: PackageTargets
  private let package: BuiltPackage
  private let copy: PackageCopy
  private let withTests: Bool
  private var search: NarrowingSearch
  /// The files that are not as they were.
  private var changed: Set<String> = []

  /// A proof by builds of `copy`, with its tests or without them.
  init(
    _ program: Program, _ description: PackageTargets, _ search: NarrowingSearch, _ package: BuiltPackage,
    _ copy: PackageCopy, withTests: Bool
  ) {
    (self.program, self.description, self.search) = (program, description, search)
    (self.package, self.copy, self.withTests) = (package, copy, withTests)
  }

  /// What was narrowed in the end, after a build of all of it has passed.
  mutating func run() throws -> NarrowingSearch {
    while true {
      let narrowings = search.narrowings
      if narrowings.isEmpty { return search }
      let plan = EditPlan(narrowings, in: program)
      package.progress.step("Building the package with \(narrowings.count) declarations narrowed")
      let (log, succeeded) = try build(plan)
      let diagnostics = Diagnostic.all(in: log, below: copy.directory).map { $0.before(plan) }
      if search.narrowImports(diagnostics) { continue }
      if succeeded {
        if try !search.object(to: differences(after: plan)) { return search }
      } else if !search.object(to: diagnostics, narrowings) {
        try search.putBack(culprit(among: narrowings, log))
      }
    }
  }

  private mutating func build(_ plan: EditPlan) throws -> (log: String, succeeded: Bool) {
    let old = program.files.filter { changed.contains($0.path) && plan.contents[$0.path] == nil }
    try copy.write(Dictionary(old.map { ($0.path, $0.source.text.bytes) }) { $1 })
    try copy.write(plan.contents)
    changed = Set(plan.contents.keys)
    return try package.build(withTests: withTests)
  }

  /// Uses that the compiler takes for something else than before.
  private func differences(after plan: EditPlan) throws -> [Meaning.Difference] {
    let after = try package.program(description)
    guard after.declarations.count == program.declarations.count else {
      throw NarrowingError.noProof("The narrowed sources have other declarations.")
    }
    return Meaning(of: program).differences(from: Meaning(of: after, before: plan))
  }

  /// The one narrowing that the compiler rejects although no word of it says so.
  private mutating func culprit(among narrowings: [Narrowing], _ log: String) throws -> Narrowing {
    // What does not build as it is cannot be blamed on anything.
    let bare = try build(EditPlan([], in: program))
    guard bare.succeeded else { throw NarrowingError.doesNotBuild(bare.log) }
    var halving = Halving(narrowings)
    while !halving.trial.isEmpty {
      package.progress.step("Looking for what the compiler rejects among \(halving.trial.count) declarations")
      halving.note(isSpoiled: try !build(EditPlan(halving.trial, in: program)).succeeded)
    }
    guard let culprit = halving.culprit else { throw NarrowingError.noProof(log) }
    return culprit
  }
}
