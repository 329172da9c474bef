import Processes
import Syntax

/// Narrows what can be narrowed, and has the compiler say that it can.
struct NarrowingProof {
  private let program: Program
  private var search: NarrowingSearch
  private var builds: PlannedBuild

  /// A proof by `builds` of `program`.
  init(_ program: Program, _ search: NarrowingSearch, by builds: PlannedBuild) {
    (self.program, self.search, self.builds) = (program, search, builds)
  }

  /// What was narrowed in the end, after a build of all of it has passed, and that build; nothing was built for nothing.
  ///
  /// Throws if the compiler has complained until nothing was left to narrow, and does so of the package as it is, too.
  mutating func run() throws -> (search: NarrowingSearch, builds: PlannedBuild, built: Program?) {
    var isProved = true
    while true {
      let narrowings = search.narrowings
      if narrowings.isEmpty {
        if !isProved { try builds.requireBuild() }
        return (search, builds, nil)
      }
      let plan = EditPlan(narrowings, in: program)
      builds.package.progress.step("Building the package with \(narrowings.count) declarations narrowed")
      let (log, succeeded) = try builds.build(plan)
      let diagnostics = builds.diagnostics(in: log, before: plan)
      isProved = succeeded
      if search.narrowImports(diagnostics) { continue }
      if succeeded {
        let built = try builds.builtProgram()
        if try !search.object(to: differences(in: built, after: plan)) { return (search, builds, built) }
      } else if !search.object(to: diagnostics, narrowings) {
        let program = program
        try search.putBack(builds.culprit(among: narrowings, log) { EditPlan($0, in: program) })
      }
    }
  }

  /// Uses that the compiler takes for something else than before.
  private func differences(in built: Program, after plan: EditPlan) throws -> [Meaning.Difference] {
    guard built.declarations.count == program.declarations.count else {
      throw NarrowingError.noProof("The narrowed sources have other declarations.")
    }
    return Meaning(of: program, withTests: builds.withTests)
      .differences(from: Meaning(of: built, before: plan, withTests: builds.withTests))
  }
}
