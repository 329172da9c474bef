import Foundation
import PackageBuilds
public import Processes
import Syntax

/// Looks for declarations that are more visible than anything needs, and has the compiler prove it.
public struct NarrowingJob: Sendable {
  private let package: String
  private let options: NarrowingOptions
  private let toolchain: Toolchain
  private let progress: ProgressLog

  /// A job on the package in the directory `package`.
  public init(on package: String, _ options: NarrowingOptions, toolchain: Toolchain, progress: ProgressLog) {
    self.package = package
    self.options = options
    self.toolchain = toolchain
    self.progress = progress
  }

  /// Builds the package where that is needed, in a copy, and finds what can be narrowed.
  ///
  /// Throws if the package does not build, or if the compiler's index cannot be read.
  public func run() throws -> NarrowingResult {
    try Interruption.withTemporaryFolder { folder in
      let copy = try PackageCopy(of: package, builtIn: scratch, in: folder)
      progress.step("Reading the package")
      let description = try PackageTargets(
        of: copy.directory, scratch: copy.scratch, toolchain: toolchain, progress: progress)
      let judged = try judgedModules(of: description)
      guard try mayShowAnything(judged, of: description, in: copy.directory) else {
        return NarrowingResult(NarrowingReport(nothingIn: judged, of: description), [:], in: package)
      }
      let built = BuiltPackage(
        directory: copy.directory, scratch: copy.scratch, toolchain: toolchain, progress: progress)
      let program = try usersProgram(description) ?? newProgram(description, built)
      let candidates = Candidates(in: program, modules: judged)
      let inheritance = Inheritance(in: program)
      let unbuilt = UnbuiltUses(in: program, inheritance)
      let shown =
        judged.isDisjoint(with: description.productModules)
        ? nil : ShownCode(in: package, besides: Set(program.files.map(\.path)))
      let demands = DemandCollection(
        in: program, unbuilt: unbuilt, shown: shown.map { UnbuiltUses(in: program, inheritance, shown: $0) },
        skipsTests: options.skipsTests)
      var narrowing = NarrowingSearch(program, candidates, demands)
      narrowing.accept(options.accepted)
      let uses = PartUses(in: program, inheritance, skipsTests: options.skipsTests)
      var idle = idleParts(of: program, uses, unbuilt, narrowing)
      var wanted: [(narrowing: Narrowing, purpose: ClientPurpose)] = []
      if !options.judgesAll {
        let purposes = ClientPurposes(in: narrowing, inheritance, skipsTests: options.skipsTests)
        wanted = narrowing.leave(purposes.wanted)
        idle.leave(purposes.purpose)
      }
      narrowing.pin(idle.parts)
      var proof = NarrowingProof(
        program, narrowing,
        by: PlannedBuild(of: program, description, built, copy, withTests: !options.skipsTests))
      var (search, builds, narrowed) = try proof.run()
      var parts = PartProof(program, search.narrowings, idle.parts)
      try parts.run(by: &builds, after: narrowed)
      return NarrowingResult(
        ReportWriting(search, parts, idle, wanted, description).report, changes(search), in: package)
    }
  }

  /// Where the user's own build is.
  private var scratch: String { options.scratch ?? "\(package)/.build" }

  /// The parts that nobody uses of what others see, but for those that are accepted.
  private func idleParts(
    of program: Program, _ uses: PartUses, _ unbuilt: UnbuiltUses, _ search: NarrowingSearch
  ) -> IdleParts {
    let solution = search.solution
    return IdleParts(
      in: program, uses, unbuilt, modules: search.candidates.modules, accepted: options.accepted
    ) {
      solution.effective($0) >= .package
    }
  }

  /// Whether a word in the sources of modules may let others see something, so that there is something to judge.
  private func mayShowAnything(_ modules: Set<String>, of description: PackageTargets, in directory: String)
    throws -> Bool
  {
    let words: Set<Substring> = ["public", "open", "package"]
    let files = description.targets.filter { $0.isSwift && modules.contains($0.c99name) }.flatMap {
      $0.swiftFiles(in: directory)
    }
    return try files.contains { file in
      let code = try SourceText(Array(InputFile.data(file, limit: 64 << 20))).code
      return code.split { !$0.isLetter }.contains(where: words.contains)
    }
  }

  /// What the user's own build has left, if it is of the sources as they are.
  private func usersProgram(_ description: PackageTargets) throws -> Program? {
    let own = BuiltPackage(
      directory: package, scratch: scratch, toolchain: toolchain, progress: progress)
    guard own.hasIndex else {
      progress.note("There is no build in \(scratch) to read, so a copy of the package is built.")
      return nil
    }
    do {
      progress.step("Reading what the compiler has noted of the package")
      return try own.program(description)
    } catch {
      progress.note("What is in \(scratch) cannot be read, so a copy of the package is built: \(error)")
      return nil
    }
  }

  private func newProgram(_ description: PackageTargets, _ built: BuiltPackage) throws -> Program {
    progress.step("Building a copy of the package with its tests")
    let (log, succeeded) = try built.build(withTests: true)
    guard succeeded else { throw NarrowingError.doesNotBuild(log) }
    progress.step("Reading what the compiler has noted")
    return try built.program(description)
  }

  private func judgedModules(of description: PackageTargets) throws -> Set<String> {
    let all = Set(description.targets.filter(\.isSwift).map(\.c99name))
    if let unknown = options.modules.subtracting(all).min() {
      throw NarrowingError.noModule(name: unknown, known: all.sorted())
    }
    if !options.modules.isEmpty { return options.modules }
    return options.judgesProducts ? all : all.subtracting(description.productModules)
  }

  private func changes(_ search: NarrowingSearch) -> [String: (before: [UInt8], after: [UInt8])] {
    let program = search.program
    let plan = EditPlan(search.narrowings, in: program)
    let before = Dictionary(program.files.map { ($0.path, $0.source.text.bytes) }) { $1 }
    return plan.contents.reduce(into: [:]) { $0[$1.key] = (before[$1.key] ?? [], $1.value) }
  }
}
