import APIComparison
import PublicAPI

/// What people read about one declaration: the changes of it that have one verdict.
struct ChangeEntry {
  /// What makes changes one entry.
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

  /// The first change, for what all have in common.
  let head: Change
  /// All changes, the first among them.
  private(set) var changes: [Change]

  /// The rules' identifiers: `result-type-changed, throws-added`.
  var rules: String { Self.distinct(changes.map(\.rule.id)).joined(separator: ", ") }

  /// What would help, without repetition, and whether a compiler has tried it.
  var remedies: [String] { remedies { "\($0)" } }

  /// The same, each remedy in the words that `write` finds for it.
  func remedies(written write: (Remedy) -> String) -> [String] {
    Self.distinct(changes.map { write($0.remedy) + ($0.remedyProof == .compiler ? " (compiles)" : "") })
      .filter { !$0.isEmpty }
  }

  /// Whether the declaration's line says all there is to say.
  var isPlainAddition: Bool { changes.allSatisfy(\.isPlainAddition) }

  /// The entries of `changes`, each where its first change was.
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
  /// Whether nobody has to do anything, or know more than that the declaration is there.
  ///
  /// A case, a requirement or an import also concerns clients that do not name it.
  fileprivate var isPlainAddition: Bool {
    guard verdict == .additive, case .declaration(.added(let new)) = subject else { return false }
    return new.requirement == .none && ![.enumerationCase, .associatedType, .moduleImport].contains(new.kind)
  }
}
