/// Writes pages as one HTML document.
enum HTMLDocument {
  static func text(of pages: [SurfacePage]) -> String {
    let title = escaped(pages.map(\.module).joined(separator: ", "))
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
      \(style)</style>
      </head>
      <body>
      \(pages.map(section).joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private static func section(_ page: SurfacePage) -> String {
    let links = page.lines.compactMap { line in
      line.type.map {
        "<a href=\"#\(anchor(of: $0, line, in: page))\">\(element(line.mark, escaped($0)))</a>"
      }
    }
    let code = page.lines.map { line in
      let place = line.type.map { "<span id=\"\(anchor(of: $0, line, in: page))\"></span>" } ?? ""
      return place + content(of: line)
    }
    return """
      <h1>\(escaped(page.module))</h1>
      <nav aria-label="\(escaped(page.module))">\(links.joined(separator: " "))</nav>
      \(changes(of: page))<pre><code>\(code.joined(separator: "\n"))</code></pre>
      """
  }

  /// What has changed, with a title above it and above what follows; empty where nothing was compared.
  private static func changes(of page: SurfacePage) -> String {
    if page.changes == nil { return "" }
    let code = page.changedLines.map(content).joined(separator: "\n")
    return "<p>\(page.titleOfChanges)</p>\n"
      + (code.isEmpty ? "" : "<pre><code>\(code)</code></pre>\n")
      + "<p>\(SurfacePage.titleOfAll)</p>\n"
  }

  private static func content(of line: PageLine) -> String {
    element(line.mark, line.isComment ? "<i>\(escaped(line.text))</i>" : escaped(line.text))
  }

  /// The anchor of a type; a removed type has another one than a new type of the same name.
  private static func anchor(of type: String, _ line: PageLine, in page: SurfacePage) -> String {
    escaped("\(page.module).\(type)\(line.mark == .removed ? "-gone" : "")")
  }

  private static func element(_ mark: PageMark, _ content: String) -> String {
    switch mark {
    case .kept: content
    case .added: "<ins>\(content)</ins>"
    case .removed: "<del>\(content)</del>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  private static let style = """
    :root { --fg: #1f2328; --bg: #fff; --soft: #59636e; --line: #d1d9e0; --new: #1a7f37; --gone: #cf222e; }
    @media (prefers-color-scheme: dark) { :root { --fg: #f0f6fc; --bg: #0d1117; --soft: #9198a1;
      --line: #3d444d; --new: #3fb950; --gone: #f85149; } }
    body { margin: 0 auto; max-width: 76rem; padding: 1rem 1.5rem 3rem; color: var(--fg); background: var(--bg);
      font: 1rem/1.5 system-ui, sans-serif; }
    nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding-bottom: .75rem;
      border-bottom: 1px solid var(--line); }
    a { color: inherit; }
    pre { font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; white-space: pre-wrap;
      overflow-wrap: anywhere; }
    i { color: var(--soft); font-style: normal; }
    ins { text-decoration: none; } ins, ins i { color: var(--new); } del, del i { color: var(--gone); }
    @media print { nav { display: none; } }

    """
}
