import ClientProofs

/// A file of clients that was to be compiled.
struct ClientFile: Sendable, Hashable {
  let name: String
  let source: String
  let side: ClientSide
  let mode: String
  let features: [String]

  /// The source with no number in the names, without the imports and what names a type and nothing else.
  var clients: String {
    source.replacing(/^import \w+\n|#if canImport\(\w+\)\nimport \w+\n#endif\n/, with: "")
      .replacing(/private typealias Control\d+ = \w+\n/, with: "")
      .replacing(/\b(example|Example|My\w*?[A-Za-z]|need)\d+/) { $0.output.1 }
  }

  /// What a compiler writes that has to say `complaint` about each line with `text`.
  func complaints(_ complaint: String, aboutLinesWith text: String, severity: String = "error") -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains(text) }
      .map { "/scratch/\(name):\($0.offset + 1):3: \(severity): \(complaint)\n  |  `- error: \(complaint)\n" }
      .joined()
  }
}
