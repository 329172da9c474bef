/// The output of a build, reduced to what a person needs to repair it.
struct BuildLog: Sendable {
  private let lines: [Substring]

  /// Reads all that a build has printed.
  init(_ text: String) {
    lines = text.split(separator: "\n")
  }

  /// Whether a compiler has reported an error; when it prepares for indexing, it does so and still exits with zero.
  var hasErrors: Bool { lines.contains { Self.isError($0) } }

  /// The diagnostics without the build's progress, and without warnings if there are errors, each once.
  ///
  /// If there are many, only the first ones have their sources.
  var diagnostics: String {
    let (mostWithSources, most) = (80, 240)
    var seen: Set<Substring> = []
    let messages = messages
    // That a command has failed is only useful if the command has not said why.
    let isExplained = messages.compactMap(\.first).contains { Self.isError($0) && !Self.isAboutCommand($0) }
    let kept = messages.filter { message in
      guard let head = message.first else { return false }
      let isIdle = isExplained && Self.isAboutCommand(head) || hasErrors && Self.isWarning(head)
      return !isIdle && seen.insert(head).inserted
    }
    var lines: [Substring] = []
    for message in kept {
      lines += lines.count + message.count <= mostWithSources ? message : Array(message.prefix(1))
    }
    let left = kept.joined().count - min(lines.count, most)
    return lines.prefix(most).joined(separator: "\n") + (left == 0 ? "" : "\n… \(left) more lines")
  }

  /// Each error or warning, with the source and the notes that follow it.
  private var messages: [[Substring]] {
    var messages: [[Substring]] = [[]]
    for line in lines {
      if line.hasPrefix("[") || line.hasPrefix("Building for") || line.hasPrefix("Build ") { continue }
      if Self.isError(line) || Self.isWarning(line) { messages.append([]) }
      messages[messages.endIndex - 1].append(line)
    }
    return messages
  }

  private static func isError(_ line: Substring) -> Bool {
    line.contains(": error: ") || line.hasPrefix("error: ")
  }

  private static func isAboutCommand(_ line: Substring) -> Bool {
    line.contains(" command failed with exit code ")
  }

  private static func isWarning(_ line: Substring) -> Bool {
    line.contains(": warning: ") || line.hasPrefix("warning: ")
  }
}
