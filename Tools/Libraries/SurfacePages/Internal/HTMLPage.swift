/// A page as a document of its own.
enum HTMLPage {
  static func text(of page: SurfacePage) -> String {
    let types = page.sections.filter { $0.members != nil }.map { (name: $0.name, mark: $0.mark) }
    let links = types.map { "<a href=\"#\(escaped($0.name))\">\(element($0.mark, escaped($0.name)))</a>" }
    let code = page.sections.map { lines(of: $0, at: 0) }.joined(separator: "\n")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(escaped(page.module))</title>
      <style>
      \(style)</style>
      </head>
      <body>
      <h1>\(escaped(page.module))</h1>
      <nav aria-label="Types">\(links.joined(separator: " "))</nav>
      <main><pre><code>\(code)</code></pre></main>
      </body>
      </html>

      """
  }

  private static func lines(of entry: PageEntry, at depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    var lines = entry.documentation.map { line in
      "<i>\(indent)///\(line.isEmpty ? "" : " " + escaped(line))</i>"
    }
    let isOpen = entry.members?.isEmpty == false
    let code = escaped(entry.code) + (entry.members == nil ? "" : isOpen ? " {" : " {}")
    let head = "\(indent)<b>\(code)</b>"
    let isTarget = depth == 0 && entry.members != nil
    lines.append(isTarget ? "<span id=\"\(escaped(entry.name))\">\(head)</span>" : head)
    var text = element(entry.mark, lines.joined(separator: "\n"))
    if isOpen {
      let members = (entry.members ?? []).map { Self.lines(of: $0, at: depth + 1) }
      text += "\n" + members.joined(separator: "\n") + "\n" + element(entry.mark, "\(indent)<b>}</b>")
    }
    return depth == 0 && entry.members != nil ? text + "\n" : text
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
    body { margin: 0 auto; max-width: 64rem; padding: 1rem 1.5rem 3rem; color: var(--fg); background: var(--bg);
      font: 1rem/1.5 system-ui, sans-serif; }
    nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding-bottom: .75rem;
      border-bottom: 1px solid var(--line); }
    a { color: inherit; }
    pre { font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; white-space: pre-wrap;
      overflow-wrap: anywhere; }
    i { color: var(--soft); font-style: normal; } b { font-weight: 500; } :target b { font-weight: 700; }
    ins { text-decoration: none; color: var(--new); } del { color: var(--gone); }
    @media print { nav { display: none; } }

    """
}

extension PageEntry {
  /// The name of a type, as it is found on the page.
  fileprivate var name: String {
    let keywords = ["struct", "class", "actor", "enum", "protocol", "extension"]
    let words = code.split(separator: " ").map { String($0) }
    guard let index = words.firstIndex(where: keywords.contains), words.indices.contains(index + 1) else {
      return code
    }
    return String(words[index + 1].prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) })
  }
}
