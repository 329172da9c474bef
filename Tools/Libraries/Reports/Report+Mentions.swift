import APIComparison

extension Report {
  /// The report in which each change that clients can notice says how often its name is written, as `count` says it of many.
  ///
  /// Nothing is counted where there are not two of them to put in order.
  public func countingMentions(_ count: (_ words: Set<String>) -> [String: Int]) -> Report {
    let felt = changes.map(\.change).filter { $0.verdict >= .fragile }
    if felt.count < 2 { return self }
    let numbers = count(Set(felt.compactMap(\.usedWord)))
    if numbers.isEmpty { return self }
    var report = self
    report.modules = modules.map { module in
      let changes = module.changes.map { change in
        var change = change
        if change.verdict >= .fragile, let word = change.usedWord { change.mentions = numbers[word] ?? 0 }
        return change
      }
      return ModuleReport(name: module.name, status: module.status, changes: changes)
    }
    return report
  }
}
