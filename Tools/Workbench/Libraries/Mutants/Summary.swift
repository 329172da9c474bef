/// What became of all defects that were tried.
public struct Summary: Sendable {
  let judgements: [Judgement]

  /// Sums up judgements.
  public init(_ judgements: [Judgement]) {
    self.judgements = judgements.sorted { $0.defect.number < $1.defect.number }
  }

  /// Whether nothing was missed.
  public var passes: Bool { count(.missed) == 0 }

  func count(_ outcome: Outcome, in module: String? = nil) -> Int {
    judgements.count { $0.outcome == outcome && (module == nil || $0.defect.module == module) }
  }

  var modules: [String] {
    judgements.reduce(into: []) { if !$0.contains($1.defect.module) { $0.append($1.defect.module) } }
  }

  /// The tests' share of what they could have caught, such as `97.5 %`.
  func share(in module: String? = nil) -> String {
    let found = count(.caught, in: module) + count(.timedOut, in: module)
    let all = found + count(.missed, in: module)
    guard all > 0 else { return "–" }
    let tenths = found * 1000 / all
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
