/// Writes a page as Swift code.
enum SwiftPage {
  static func text(of page: SurfacePage) -> String {
    page.lines.map { line in
      let margin = page.isMarked && !line.text.isEmpty ? "\(line.mark.rawValue) " : ""
      return "\(margin)\(line.text)\n"
    }.joined()
  }
}
