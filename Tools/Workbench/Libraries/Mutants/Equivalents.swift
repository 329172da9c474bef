/// The defects that no test can catch, because nobody could notice them, each with the reason.
public struct Equivalents: Sendable {
  /// One of them.
  struct Entry: Hashable, Sendable {
    let line: Int
    let file: String
    let function: String
    let reason: String
    let title: String

    func names(_ defect: Defect) -> Bool {
      (file, function, title) == (defect.file, defect.function, defect.title)
    }
  }

  let entries: [Entry]

  /// Reads a record: a defect a line, `FILE | FUNCTION | REASON | DEFECT`, in which only the last part may hold a bar.
  ///
  /// Empty lines and lines that start with `#` say nothing. Functions are named and not lines, so that the record outlives
  /// an edit above them. Throws an ``EquivalentsError`` for a line that is not in order, or there twice.
  public init(text: String) throws(EquivalentsError) {
    var entries: [Entry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: " | ", maxSplits: 3).map(String.init)
      guard parts.count == 4, parts[2].contains(where: \.isLetter) else {
        throw .unreadable(line: index + 1, text: String(line))
      }
      let entry = Entry(
        line: index + 1, file: parts[0], function: parts[1], reason: parts[2], title: parts[3])
      if entries.contains(where: {
        ($0.file, $0.function, $0.title) == (entry.file, entry.function, entry.title)
      }) {
        throw .repeated(line: entry.line, title: entry.title)
      }
      entries.append(entry)
    }
    self.entries = entries
  }

  /// Throws an ``EquivalentsError`` if an entry names none of `defects`, which are all that there are in some modules;
  /// entries about files outside of `folders` are not looked at.
  public func check(against defects: [Defect], in folders: [String]) throws(EquivalentsError) {
    for entry in entries where folders.contains(where: { entry.file.hasPrefix($0 + "/") }) {
      guard defects.contains(where: entry.names) else {
        throw .gone(line: entry.line, file: entry.file, function: entry.function, title: entry.title)
      }
    }
  }

  /// The judgement in the light of this record: what was missed and is recorded is no fault of the tests.
  ///
  /// Throws an ``EquivalentsError`` if tests catch what is recorded, or the compiler does not take it.
  public func reviewed(_ judgement: Judgement) throws(EquivalentsError) -> Judgement {
    guard let entry = entries.first(where: { $0.names(judgement.defect) }) else { return judgement }
    guard judgement.outcome == .missed else {
      throw .refuted(
        line: entry.line, title: entry.title, outcome: judgement.outcome, evidence: judgement.evidence)
    }
    return Judgement(judgement.defect, .equivalent, evidence: entry.reason)
  }
}
