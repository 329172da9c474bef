import APIComparison
import PublicAPI

/// One thing that somebody may have to look at, for tools that list findings and know nothing of versions.
struct Finding {
  /// What a finding asks for.
  enum Level {
    /// Nothing: the run passes with it.
    case note
    /// A review.
    case review
    /// A repair.
    case failure
  }

  /// The module that the finding is about.
  let module: String
  /// The identifier of a rule, or one of the kinds below.
  let kind: String
  let level: Level
  /// The subject of the finding, by the name that people use.
  let subject: String
  /// What happened, and what that means, in sentences.
  let explanation: String
  /// The declaration before and after, the client, what the compiler says, and what would help, a line or more each.
  var details: [String] = []
  var location: SourceLocation?
  /// The location in the old version.
  var formerLocation: SourceLocation?
  /// The decision that accepts the change.
  var decision: Decision?
  /// A text that no other finding has, and that does not depend on the location.
  let identity: String

  /// The kind of a finding about a baseline that is not what the tree holds.
  static let staleBaseline = "stale-baseline"
  /// The kind of a finding about something that could not be checked.
  static let gap = "could-not-check"
  /// The kind of a finding about a decision that has to go.
  static let voidDecision = "void-decision"

  /// All findings of `report`, in its order; what passes in `context` needs no look.
  static func all(of report: Report, in context: ReportContext) -> [Finding] {
    let changes = report.modules.flatMap { module in
      module.changes.map { Finding($0, of: module.name, passing: context.worstPassing) }
    }
    let stale = (report.staleBaselines ?? []).map { Finding(staleBaseline: $0, bless: context.bless) }
    return (report.gaps ?? []).map { Finding(gap: $0) } + changes + stale
      + (report.acceptanceProblems ?? []).map { Finding($0) }
  }

  private init(_ change: Change, of module: String, passing worstPassing: Verdict) {
    let (old, new) = change.lines
    self.module = module
    kind = change.rule.id
    subject = change.declaration
    explanation = change.explanation
    location = change.location
    formerLocation = change.formerLocation
    decision = change.accepted
    identity = [module, change.rule.id, change.declaration, old ?? "", new ?? ""].joined(separator: " | ")
    level =
      switch change.verdict {
      case _ where change.accepted != nil: .note
      case .breaking: .failure
      case .fragile, .compatible, .additive, .none: change.verdict <= worstPassing ? .note : .review
      }
    let remedy = change.remedy.description
    let proof = change.remedyProof == .compiler ? " (compiles)" : ""
    details += [old.map { "- \($0)" }, new.map { "+ \($0)" }].compactMap(\.self)
    details += change.client.map { ["A client:", $0] } ?? []
    details += change.diagnostic.map { ["The compiler says:", $0] } ?? []
    details += remedy.isEmpty ? [] : ["Remedy: \(remedy)\(proof)"]
    details += change.cause.map { [$0.sentence] } ?? []
    details += change.accepted.map { [$0.sentence] } ?? []
  }

  private init(staleBaseline module: ModuleReport, bless: String) {
    self.module = module.name
    kind = Self.staleBaseline
    subject = "The baseline of \(module.name)"
    explanation =
      "The baseline of \(module.name) is stale (\(module.changes.tally)); run `\(bless)` and commit the result."
    level = .failure
    identity = "\(module.name) | \(Self.staleBaseline)"
  }

  private init(gap: String) {
    module = "api-check"
    kind = Self.gap
    subject = "What could not be checked"
    explanation = gap
    level = .failure
    identity = "\(Self.gap) | \(gap)"
  }

  private init(_ problem: AcceptanceProblem) {
    module = problem.file
    kind = Self.voidDecision
    subject = problem.text
    explanation = problem.explanation
    level = .failure
    location = SourceLocation(file: problem.file, line: problem.line)
    identity = "\(problem.kind.rawValue) | \(problem.text)"
  }
}

extension Change.Cause {
  /// What the change has to do with its cause.
  fileprivate var sentence: String {
    switch relation {
    case .consequence: "This follows from what happened to \(declaration) [\(rule)]."
    case .sameEdit: "The same was edited in \(declaration) [\(rule)]."
    }
  }
}
