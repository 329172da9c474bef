extension NarrowingReport {
  private static let heading =
    "# What may stay more visible than anything needs; written by api-check narrow.\n"

  /// A file that accepts all that was found.
  public var baseline: String { Self.heading + Set(findings.map(\.key)).sorted().map { $0 + "\n" }.joined() }

  /// What the text of a baseline accepts; throws a ``NarrowingError`` that names the first line that means nothing.
  public static func baseline(in text: String, file: String) throws -> Set<String> {
    var accepted: Set<String> = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard line.split(separator: " ").count >= 3 else {
        throw NarrowingError.damagedBaseline(path: file, line: index + 1)
      }
      accepted.insert(String(line))
    }
    return accepted
  }
}
