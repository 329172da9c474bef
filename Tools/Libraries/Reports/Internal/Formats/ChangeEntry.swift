import APIComparison
import PublicAPI

/// One entry of a report for people: the changes of one declaration that have the same verdict.
struct ChangeEntry {
  /// What changes of the same entry have in common.
  private struct Key: Hashable {
    let verdict: Verdict
    let declaration: String
    let old: String?
    let new: String?
    let accepted: Decision?

    init(_ change: Change) {
      verdict = change.verdict
      declaration = change.declaration
      (old, new) = change.lines
      accepted = change.accepted
    }
  }

  /// The first change; it stands for what all of them have in common.
  let head: Change
  /// All changes, the first among them.
  private(set) var changes: [Change]

  /// The rules' identifiers: `result-type-changed, throws-added`.
  var rules: String { Self.distinct(changes.map(\.rule.id)).joined(separator: ", ") }

  /// The remedies without repetition, each with a word if the compiler has tried it.
  var remedies: [String] { remedies { "\($0)" } }

  /// The remedies without repetition, each in the words that `write` returns.
  func remedies(written write: (Remedy) -> String) -> [String] {
    Self.distinct(changes.map { write($0.remedy) + ($0.remedyProof == .compiler ? " (compiles)" : "") })
      .filter { !$0.isEmpty }
  }

  /// Whether the line of the declaration says everything, since it was only added.
  var isPlainAddition: Bool { changes.allSatisfy(\.isPlainAddition) }

  /// The entries of `changes`, in the order of each entry's first change.
  static func entries(of changes: [Change]) -> [ChangeEntry] {
    var entries: [ChangeEntry] = []
    var indices: [Key: Int] = [:]
    for change in changes {
      let key = Key(change)
      if let index = indices[key] {
        entries[index].changes.append(change)
      } else {
        indices[key] = entries.count
        entries.append(ChangeEntry(head: change, changes: [change]))
      }
    }
    return entries
  }

  static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension Change {
  /// Whether the change adds a declaration that clients may ignore.
  ///
  /// Clients may not ignore a case, a requirement or an import: it also concerns those that do not name it.
  fileprivate var isPlainAddition: Bool {
    guard verdict == .additive, case .declaration(.added(let new)) = subject else { return false }
    return new.requirement == .none && ![.enumerationCase, .associatedType, .moduleImport].contains(new.kind)
  }
}
