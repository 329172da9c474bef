extension Comparison {
  /// Two Markdown tables: how each tool does in all, and how in each area of the corpus.
  public var markdown: String {
    let all = Score(of: measured)
    let areas = Dictionary(grouping: measured, by: \.change.area).sorted { $0.key < $1.key }
    let rows = areas.map { area, changes in
      let score = Score(of: changes)
      return
        "| \(area) | \(score.breaks) | \(score.gate.found) | \(score.digester.found) | \(score.harmless) "
        + "| \(score.gate.alarms) | \(score.digester.alarms) |"
    }
    return """
      | \(all.breaks + all.harmless) changes | breaks found | breaks missed | false alarms |
      | --- | ---: | ---: | ---: |
      | `Tools/api-check diff` | \(all.row(all.gate)) |
      | `swift package diagnose-api-breaking-changes` | \(all.row(all.digester)) |

      The same by area:

      | area | breaks | found by `api-check` | by the digester | harmless | alarms by `api-check` | by the digester |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: |
      \(rows.joined(separator: "\n"))
      """
  }
}
