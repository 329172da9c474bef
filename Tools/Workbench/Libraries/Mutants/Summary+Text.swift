extension Defect {
  /// A line for a reader at a terminal: the place, the function and the mistake.
  public var text: String { "\(file):\(lines.lowerBound):\(column): \(function): \(title)" }
}

extension Summary {
  /// The summary for a reader at a terminal: what was missed and took too long, and a table of the modules.
  public var text: String {
    let lines = judgements.filter { [.missed, .timedOut].contains($0.outcome) }.map {
      "\($0.outcome.rawValue) \($0.defect.text)"
    }
    let header = [
      "module", "defects", "caught", "timed out", "missed", "caught of all", "equivalent", "unviable",
    ]
    let rows = modules.map { row($0, in: $0) } + (modules.count > 1 ? [row("all", in: nil)] : [])
    let table = ([header] + rows).map { cells in
      zip(cells, header).map { cell, title in cell.padded(to: max(title.count, 12)) }.joined(separator: "  ")
    }
    return (lines + (lines.isEmpty ? [] : [""]) + table).joined(separator: "\n")
  }

  private func row(_ title: String, in module: String?) -> [String] {
    let counts = [Outcome.caught, .timedOut, .missed].map { count($0, in: module) }
    let others = [Outcome.equivalent, .unviable].map { count($0, in: module) }
    return [title, "\((counts + others).reduce(0, +))"] + counts.map { "\($0)" } + [share(in: module)]
      + others.map { "\($0)" }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
