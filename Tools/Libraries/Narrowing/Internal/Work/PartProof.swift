import CompilerDiagnostics
import Processes
import Syntax

/// Leaves out the parts that nobody uses, and has the compiler say that the package is the same without them.
struct PartProof {
  private let program: Program
  private let narrowings: [Narrowing]
  /// What can be left out as far as is known.
  private(set) var parts: [IdlePart]
  /// What cannot, and what the compiler says to that.
  private(set) var kept: [(part: IdlePart, reason: NeedReason)] = []

  /// A proof about `parts` of `program` after its `narrowings`.
  init(_ program: Program, _ narrowings: [Narrowing], _ parts: [IdlePart]) {
    (self.program, self.narrowings, self.parts) = (program, narrowings, parts)
  }

  /// Builds the package without the parts until a build of it passes; `built` is what it was with all of them, if that is known.
  mutating func run(by builds: inout PlannedBuild, after built: Program?) throws {
    let before = NamedUses(of: built ?? program)
    while !parts.isEmpty {
      let plan = plan(without: parts)
      builds.package.progress.step("Building the package without \(parts.count) parts that nobody uses")
      let (log, succeeded) = try builds.build(plan)
      let errors =
        succeeded
        ? try differences(in: builds.builtProgram(), since: before, plan)
        : builds.diagnostics(in: log, before: plan).filter { $0.severity == .error }
      if succeeded, errors.isEmpty { return }
      if try !putBack(what: errors) {
        guard !succeeded else {
          throw NarrowingError.noProof(errors.map(\.message.text).joined(separator: "\n"))
        }
        let culprit = try builds.culprit(among: parts, log) { self.plan(without: $0) }
        keep([culprit], .compiler(message: "the package does not build without it", place: ""))
      }
    }
  }

  private func plan(without parts: [IdlePart]) -> EditPlan {
    EditPlan(narrowings, without: PartBlanks(of: parts, in: program).ranges, in: program)
  }

  /// Keeps what the errors are about; returns whether that is anything.
  private mutating func putBack(what errors: [Diagnostic]) throws -> Bool {
    let objections = PartObjections(program, parts)
    let found = errors.map { ($0, objections.culprits(of: $0)) }
    for (error, culprits) in found {
      keep(culprits, .compiler(message: error.message.text, place: "\(error.place.path):\(error.place.line)"))
    }
    return found.contains { !$1.isEmpty }
  }

  private mutating func keep(_ culprits: [IdlePart], _ reason: NeedReason) {
    kept += culprits.filter(parts.contains).map { ($0, reason) }
    parts.removeAll(where: culprits.contains)
  }

  /// What means something else without the parts, as if the compiler complained about it.
  private func differences(in built: Program, since before: NamedUses, _ plan: EditPlan) -> [Diagnostic] {
    NamedUses(of: built).news(since: before).map { use in
      let place = Diagnostic.Place(path: use.path, line: use.line)
      let message = DiagnosticMessage("without it '\(use.name)' would mean something else here")
      return Diagnostic(.error, at: place, message).before(plan)
    }
  }
}
