public import APIComparison

/// The outcome of comparing two versions of a package, encoded in the shape that programs rely on.
public struct Report: Sendable, Encodable {
  /// What a report asks for.
  public enum Outcome: Sendable {
    /// A look at what kept the run from comparing anything.
    case nothingCompared
    /// Nothing.
    case settled
    /// A review: something has changed, but ordinary clients still compile.
    case drift
    /// A repair: clients can stop compiling, or a baseline or a decision is no longer true.
    case breakage
  }

  /// The version of the report's JSON format.
  let formatVersion = 3
  /// The worst verdict of all changes that nobody has accepted.
  public private(set) var verdict: Verdict
  /// The part of the version that the next release has to raise; accepted changes count too, since clients notice them.
  var requiredBump: RequiredBump
  /// How much was checked.
  var coverage: Coverage
  /// The modules, by name.
  var modules: [ModuleReport] {
    didSet { verdict = Self.verdict(on: modules) }
  }
  /// The modules whose committed baseline differs from the tree; nil where no baselines were compared as well.
  var staleBaselines: [ModuleReport]?
  /// The lowest version that may be released next; nil where nothing changed or no version is known.
  var nextVersion: SemanticVersion?
  /// The release that has already raised the version far enough since the old side; nil if there is none yet.
  var releasedIn: SemanticVersion?
  /// What kept the run from checking everything, one sentence each; nil if nothing did.
  private(set) var gaps: [String]?
  /// What somebody may want to look at; nil if nobody has asked.
  var remarks: [Remark]?
  /// The decisions that have to be removed; nil if there is none.
  var acceptanceProblems: [AcceptanceProblem]?

  /// Makes a report on `modules`, in which so many `declarations` were read on each side.
  ///
  /// No product leads to the `guarded` modules among them, nor to those that are `exposed` in signatures; `notChecked` are the
  /// kinds of fact that the run could not see in what it has compared. `notComparedKinds` is what else there is, in words
  /// that a number or a list of names can go with, and `builtWith` what it was built with besides the usual. A package that
  /// `hasNoLibraries` on either side need not have modules.
  public init(
    on modules: [ModuleOutcome], guarded: [String] = [], exposed: [String] = [],
    declarations: (old: Int, new: Int) = (0, 0),
    notChecked: [String] = [], notComparedKinds: [(reason: String, names: [String])] = [],
    builtWith: [String] = [],
    hasNoLibraries: Bool = false
  ) {
    self.modules = modules.compactMap { ModuleReport($0) }.sorted { $0.name < $1.name }
    coverage = Coverage(
      of: modules, guarded: guarded, exposed: exposed, declarations: declarations, notChecked: notChecked,
      notComparedKinds: notComparedKinds,
      builtWith: builtWith, hasNoLibraries: hasNoLibraries)
    verdict = Self.verdict(on: self.modules)
    requiredBump = RequiredBump(self.modules.flatMap(\.changes).verdictForVersion)
  }

  private static func verdict(on modules: [ModuleReport]) -> Verdict {
    modules.map(\.verdict).max() ?? .none
  }

  /// What the report asks for.
  public var outcome: Outcome {
    if coverage.isEmpty, !coverage.isNeedless { return .nothingCompared }
    if verdict == .breaking || hasVoidRecords { return .breakage }
    return verdict == .none ? .settled : .drift
  }

  /// Whether a baseline or a decision is no longer true.
  public var hasVoidRecords: Bool {
    !(staleBaselines ?? []).isEmpty || !(acceptanceProblems ?? []).isEmpty
  }

  /// Every change with its module; modules are in order of their names, and changes worst first.
  public var changes: [(module: String, change: Change)] {
    modules.flatMap { module in module.changes.map { (module.name, $0) } }
  }

  /// The report with remarks, which fail nothing.
  public func adding(_ remarks: [Remark]) -> Report {
    var report = self
    report.remarks = remarks
    return report
  }

  /// The report with what kept the run from checking everything, a sentence each.
  ///
  /// What is not compared on purpose is no gap, and stands in the coverage.
  public func adding(gaps: [String]) -> Report {
    var report = self
    report.gaps = gaps.isEmpty ? nil : gaps
    return report
  }

  /// The report with the modules whose committed baseline differs from the tree.
  public func addingStaleBaselines(_ modules: [ModuleOutcome]) -> Report {
    var report = self
    report.staleBaselines = modules.compactMap { ModuleReport($0) }
    return report
  }
}
