/// The lines that a change has added or edited.
public struct ChangedLines: Sendable {
  private let lines: [String: [Range<Int>]]

  /// Reads what `git diff --unified=0` prints.
  public init(diff: String) {
    var lines: [String: [Range<Int>]] = [:]
    var file = ""
    for line in diff.split(separator: "\n") {
      if line.hasPrefix("+++ ") {
        file = String(line.dropFirst(4).drop(while: { $0 == "\"" }).dropFirst(2))
      } else if let hunk = line.prefixMatch(of: #/@@ -\S+ \+(\d+)(?:,(\d+))? @@/#), let first = Int(hunk.1) {
        let count = hunk.2.flatMap { Int($0) } ?? 1
        lines[file, default: []].append(first..<first + count)
      }
    }
    self.lines = lines
  }

  /// Whether a line of a defect is among them.
  public func touch(_ defect: Defect) -> Bool {
    lines[defect.file]?.contains { $0.overlaps(Range(defect.lines)) } ?? false
  }
}
