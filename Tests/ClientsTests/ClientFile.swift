import Clients

/// A file of clients that was to be compiled.
struct ClientFile: Sendable {
  let name: String
  let source: String
  let side: ClientSide

  /// The source with no number in the names, and without the imports.
  var clients: String {
    source.replacing(/#if canImport\(\w+\)\nimport \w+\n#endif\n/, with: "")
      .replacing(/\b([Cc]lient|need)\d+/) { $0.output.1 }
  }

  /// What a compiler writes that has to say `complaint` about each line with `text`.
  func complaints(_ complaint: String, aboutLinesWith text: String, severity: String = "error") -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains(text) }
      .map { "/scratch/\(name):\($0.offset + 1):3: \(severity): \(complaint)\n  |  `- error: \(complaint)\n" }
      .joined()
  }
}
