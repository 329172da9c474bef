/// Writes a page as Swift code.
enum SwiftPage {
  static func text(of page: SurfacePage) -> String {
    if page.changes == nil { return text(of: page.lines, isMarked: false) }
    let changed = page.changedLines.isEmpty ? "" : text(of: page.changedLines, isMarked: true) + "\n"
    return "  // \(page.titleOfChanges)\n\n\(changed)  // \(SurfacePage.titleOfAll)\n\n"
      + text(of: page.lines, isMarked: true)
  }

  private static func text(of lines: [PageLine], isMarked: Bool) -> String {
    lines.map { line in
      let margin = isMarked && !line.text.isEmpty ? "\(line.mark.rawValue) " : ""
      return "\(margin)\(line.text)\n"
    }.joined()
  }
}
