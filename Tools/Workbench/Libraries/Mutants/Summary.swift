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

extension Summary {
  /// The table of the modules as Markdown, for a page that shows it.
  public var markdown: String {
    let header = ["module", "defects", "noticeable", "caught", "share"]
    let rows = modules.map { row("`\($0)`", in: $0) } + (modules.count > 1 ? [row("together", in: nil)] : [])
    let alignment = ["---"] + header.dropFirst().map { _ in "---:" }
    return ([header, alignment] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private func row(_ title: String, in module: String?) -> [String] {
    let caught = count(.caught, in: module) + count(.timedOut, in: module)
    let noticeable = caught + count(.missed, in: module)
    return [title] + [noticeable + count(.equivalent, in: module), noticeable, caught].map { "\($0)" }
      + [share(in: module)]
  }
}
