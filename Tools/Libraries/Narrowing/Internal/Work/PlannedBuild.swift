import CompilerDiagnostics
import PackageBuilds
import Processes
import Syntax

/// Builds of a copy of a package, each with other changes to the sources that it began with.
struct PlannedBuild {
  let package: BuiltPackage
  private let program: Program
  private let description: PackageTargets
  private let copy: PackageCopy
  /// Whether tests are built, too.
  let withTests: Bool
  /// The files that are not as they were.
  private var changed: Set<String> = []

  /// Builds of `copy`, with its tests or without them.
  init(
    of program: Program, _ description: PackageTargets, _ package: BuiltPackage, _ copy: PackageCopy,
    withTests: Bool
  ) {
    (self.program, self.description, self.package) = (program, description, package)
    (self.copy, self.withTests) = (copy, withTests)
  }

  /// What a build with `plan` has printed, and whether it has ended well.
  mutating func build(_ plan: EditPlan) throws -> (log: String, succeeded: Bool) {
    let old = program.files.filter { changed.contains($0.path) && plan.contents[$0.path] == nil }
    try copy.write(Dictionary(old.map { ($0.path, $0.source.text.bytes) }) { $1 })
    try copy.write(plan.contents)
    changed = Set(plan.contents.keys)
    return try package.build(withTests: withTests)
  }

  /// What the compiler has complained about in `log`, in lines that the sources had before `plan`.
  func diagnostics(in log: String, before plan: EditPlan) -> [Diagnostic] {
    Diagnostic.all(in: log, below: copy.directory, before: plan)
  }

  /// The package as it was built last.
  func builtProgram() throws -> Program {
    try package.program(description, testsOf: withTests ? nil : program)
  }

  /// Throws if the package does not build as it is: then nothing can be blamed for what the compiler says.
  mutating func requireBuild() throws {
    package.progress.step("Building the package as it is")
    let bare = try build(EditPlan([Narrowing](), in: program))
    guard bare.succeeded else { throw NarrowingError.doesNotBuild(bare.log) }
  }

  /// The one of some suspects that the compiler rejects although no word of it says so.
  mutating func culprit<Suspect: Hashable & Sendable>(
    among suspects: [Suspect], _ log: String, plan: ([Suspect]) -> EditPlan
  )
    throws
    -> Suspect
  {
    try requireBuild()
    var halving = Halving(suspects)
    while !halving.trial.isEmpty {
      package.progress.step("Looking for what the compiler rejects among \(halving.trial.count) declarations")
      halving.note(isSpoiled: try !build(plan(halving.trial)).succeeded)
    }
    guard let culprit = halving.culprit else { throw NarrowingError.noProof(log) }
    return culprit
  }
}
