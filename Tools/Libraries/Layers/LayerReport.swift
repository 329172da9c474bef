/// The layers of a package, and what breaks their rules.
public struct LayerReport: Sendable {
  let architecture: Architecture
  /// The rules that were checked.
  let rules: [LayerRule]
  /// The uses that break the rules.
  public let findings: [LayerFinding]
  /// What each rule allows and no module uses.
  let unused: [(rule: String, names: [String])]
  /// Modules that import each other, each circle ending where it begins.
  let importCircles: [[String]]
  /// Modules whose public signatures name each other's types, in the same form.
  let signatureCircles: [[String]]

  /// Judges the modules of `architecture` by `rules`.
  ///
  /// Throws a ``LayerError`` for a rule about modules that the package does not have, since it would guard nothing.
  public init(on architecture: Architecture, by rules: [LayerRule]) throws(LayerError) {
    let judge = RuleJudge(architecture)
    for rule in rules { try judge.requireModules(of: rule) }
    self.architecture = architecture
    self.rules = rules
    findings = rules.flatMap(judge.findings)
    unused = rules.map { ($0.description, judge.unused($0)) }.filter { !$0.1.isEmpty }
    importCircles = CircleSearch.circles(in: architecture.importEdges)
    signatureCircles = CircleSearch.circles(in: architecture.signatureEdges)
  }

  /// Whether nothing breaks a rule, and no modules use each other in a circle.
  public var isSound: Bool { findings.isEmpty && importCircles.isEmpty && signatureCircles.isEmpty }
}

extension LayerReport {
  /// What belongs to no line of the sources, as sentences, and whether each is a finding.
  public var remarks: [(sentence: String, isFinding: Bool)] {
    circleSentences.map { ($0, true) } + unusedSentences.map { ($0, false) } + [(summary, false)]
  }
}
