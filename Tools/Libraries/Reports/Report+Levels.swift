public import APIComparison

extension Report {
  /// The report with the verdicts that `levels` give to rules and positions, by their identifiers; nil switches one off.
  ///
  /// Where both the rule and the position of a change have a level, that of the position counts.
  /// The coverage names the rules that are switched off, so that silence is not taken for safety.
  public func judging(_ levels: [String: Verdict?]) -> Report {
    if levels.isEmpty { return self }
    var report = self
    report.modules = modules.map { module in
      let changes = module.changes.compactMap { change -> Change? in
        let named = [change.position?.rawValue, change.rule.id].compactMap(\.self)
        guard let level = named.compactMap({ levels[$0] }).first else { return change }
        guard let level else { return nil }
        var judged = change
        judged.verdict = level
        return judged
      }
      return ModuleReport(name: module.name, status: module.status, changes: changes)
    }
    let off = levels.filter { $0.value == nil }.keys.sorted()
    report.coverage.notChecked += off.isEmpty ? [] : ["what is switched off (\(off.joined(separator: ", ")))"]
    report.requiredBump = RequiredBump(report.modules.flatMap(\.changes).verdictForVersion)
    return report
  }
}
