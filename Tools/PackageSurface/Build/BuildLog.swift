/// What a build printed, reduced to what a person needs in order to repair it.
struct BuildLog {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n")
  }

  /// Whether a compiler reported an error; one that prepares for an index does so and still exits with zero.
  var hasErrors: Bool {
    lines.contains { $0.contains(": error: ") || $0.hasPrefix("error: ") }
  }

  /// The diagnostics without the build's own progress; long ones are cut.
  var diagnostics: String {
    let limit = 80
    var seen: Set<Substring> = []
    let kept = lines.filter { line in
      guard !line.hasPrefix("["), !line.hasPrefix("Building for"), !line.hasPrefix("Build ") else {
        return false
      }
      return !line.contains(": error: ") || seen.insert(line).inserted
    }
    if kept.count <= limit { return kept.joined(separator: "\n") }
    return kept.prefix(limit).joined(separator: "\n") + "\n… \(kept.count - limit) more lines"
  }
}
