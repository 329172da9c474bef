public import Compatibility

/// The outcome of comparing two versions of a package.
public struct Report: Sendable, Hashable, Encodable {
  /// The version of the JSON that a report is written as.
  var formatVersion = 2
  /// The worst verdict of all changes that nobody has accepted.
  public var verdict: Verdict
  /// What the next release has to raise, with the accepted changes too: clients notice them all the same.
  public var requiredBump: RequiredBump
  /// How much was checked.
  public var coverage: Coverage
  /// The modules, by name.
  public var modules: [ModuleReport]
  /// The modules whose committed baseline is not what the tree holds; nil where no baseline was looked at besides.
  public var staleBaselines: [ModuleReport]?
  /// The lowest version that may be released next; nil where nothing changed or no version is known.
  var nextVersion: SemanticVersion?
  /// The decisions that have to go, or nil if there is none.
  public var acceptanceProblems: [AcceptanceProblem]?

  /// Makes a report whose verdict is that of the worst module.
  public init(modules: [ModuleReport], coverage: Coverage) {
    self.modules = modules.sorted { $0.name < $1.name }
    self.coverage = coverage
    verdict = modules.map(\.verdict).max() ?? .none
    requiredBump = RequiredBump(verdict)
  }

  /// Whether there is anything to review.
  public var hasDrift: Bool {
    verdict != .none || hasStaleRecord
  }

  /// Whether clients can stop compiling, or a baseline or a decision is not true any more.
  public var hasBreak: Bool {
    verdict == .breaking || hasStaleRecord
  }

  private var hasStaleRecord: Bool {
    !(staleBaselines ?? []).isEmpty || !(acceptanceProblems ?? []).isEmpty
  }

  /// Whether the two versions have any module between them.
  public var hasComparedAnything: Bool {
    coverage.compared + coverage.added.count + coverage.removed.count > 0
  }
}
