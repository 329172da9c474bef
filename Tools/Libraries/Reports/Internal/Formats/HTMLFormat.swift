import APIComparison
import PublicAPI

/// Writes a report as one page for a browser, without any other file.
struct HTMLFormat {
  /// A page with more entries shows them folded.
  private static let mostUnfolded = 5

  private let report: Report
  private let context: ReportContext

  static func render(_ report: Report, in context: ReportContext) -> String {
    HTMLFormat(report: report, context: context).page
  }

  private var page: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escapedMarkup)</title>
    <style>
    \(HTMLStyle.text)</style>
    </head>
    <body class="\(worst)">
    <header>
    <h1>\(title.escapedMarkup)</h1>
    <p>\(context.heading.escapedMarkup)</p>
    <p class="conclusion">\(report.conclusion.escapedMarkup)</p>
    </header>
    \(controls)<main>
    \(gaps)\(modules)\(baselines)\(decisions)</main>
    <footer><p>Coverage: \(report.coverage.summary.escapedMarkup)</p></footer>
    <script>
    \(HTMLScript.text)</script>
    </body>
    </html>

    """
  }

  private var title: String { MarkdownFormat.title(of: report) }

  private var worst: String {
    report.outcome == .breakage || report.gaps != nil ? Verdict.breaking.rawValue : report.verdict.rawValue
  }

  private var entries: [ChangeEntry] { report.modules.flatMap { ChangeEntry.causes(of: $0.changes) } }

  /// A button with a number for each weight that occurs, and a search field.
  private var controls: String {
    let weights = entries.map(\.weight)
    if weights.isEmpty { return "" }
    let buttons = ChangeEntry.weights.filter(weights.contains).map { weight in
      "<button type=\"button\" aria-pressed=\"true\" data-weight=\"\(weight)\">"
        + "<b>\(weights.count { $0 == weight })</b> \(weight)</button>\n"
    }
    return """
      <nav aria-label="What is shown">
      \(buttons.joined())<label>Search <input type="search" placeholder="name, rule or module"></label>
      <button type="button" id="unfold">Unfold all</button>
      <p role="status" id="shown"></p>
      </nav>

      """
  }

  private var gaps: String {
    guard let gaps = report.gaps else { return "" }
    let items = gaps.map { "<li>\($0.escapedMarkup)</li>\n" }
    return "<section>\n<h2>Not everything could be checked</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  private var modules: String {
    report.modules.filter { !$0.changes.isEmpty }.map { module in
      let status = module.status == .compared ? "" : " (\(module.status.rawValue))"
      return section("\(module.name)\(status)", module.changes.tally, module.changes, of: module.name)
    }.joined()
  }

  private var baselines: String {
    (StaleBaseline.all(of: report) ?? []).map { baseline in
      section(baseline.title, "stale; run \(context.bless)", baseline.changes, of: baseline.module)
    }.joined()
  }

  private var decisions: String {
    guard let problems = report.acceptanceProblems else { return "" }
    let items = problems.map { problem in
      "<li>\(problem.file.escapedMarkup):\(problem.line): \(problem.explanation.escapedMarkup) "
        + "<code>\(problem.text.escapedMarkup)</code></li>\n"
    }
    return "<section>\n<h2>Decisions that have to go</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  private func section(_ title: String, _ tally: String, _ changes: [Change], of module: String) -> String {
    let items = ChangeEntry.causes(of: changes).map { item($0, of: module) }
    return
      "<section>\n<h2>\(title.escapedMarkup) <small>\(tally.escapedMarkup)</small></h2>\n\(items.joined())</section>\n"
  }

  private func item(_ entry: ChangeEntry, of module: String) -> String {
    let head = entry.head
    let all = [entry] + entry.others
    let words = ([module] + all.flatMap { [$0.head.declaration, $0.rules] }).joined(separator: " ")
      .lowercased()
    let lines = [
      head.lines.old.map { "<del>- \($0.escapedMarkup)</del>" },
      head.lines.new.map { "<ins>+ \($0.escapedMarkup)</ins>" },
    ].compactMap(\.self)
    let place =
      head.location.map { " <span class=\"place\">\($0.file.escapedMarkup):\($0.line)</span>" } ?? ""
    var parts = ["<pre>\(lines.joined(separator: "\n"))</pre>"]
    parts += entry.changes.map { "<p>\($0.explanation.escapedMarkup)</p>" }
    parts += head.accepted.map { ["<p>\($0.sentence.escapedMarkup)</p>"] } ?? []
    parts += entry.remedies.map { "<p class=\"remedy\"><b>Remedy</b> \($0.escapedMarkup)</p>" }
    for change in entry.changes {
      parts += part("A client of both versions", change.client)
      parts += part("What the compiler says of it", change.diagnostic)
    }
    if !entry.others.isEmpty {
      let items = entry.others.map { item($0, of: module) }
      parts.append("<h3>The same in \(entry.others.count) more</h3>\n" + items.joined())
    }
    return """
      <details class="change \(entry.weight)"\(entries.count <= Self.mostUnfolded ? " open" : "") data-weight="\(entry.weight)" data-words="\(words.escapedMarkup)">
      <summary><span class="badge">\(entry.weight)</span> <code>\(head.declaration.escapedMarkup)</code> \
      <span class="rules">\(entry.rules.escapedMarkup)</span>\(place)</summary>
      \(parts.joined(separator: "\n"))
      </details>

      """
  }

  private func part(_ title: String, _ text: String?) -> [String] {
    text.map { ["<h3>\(title)</h3>\n<pre>\($0.escapedMarkup)</pre>"] } ?? []
  }
}
