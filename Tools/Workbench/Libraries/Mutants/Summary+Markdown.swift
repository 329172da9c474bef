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
