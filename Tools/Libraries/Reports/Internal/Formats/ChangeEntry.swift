import APIComparison
import PublicAPI

/// One entry of a report for people: the changes of one declaration that have the same verdict, and what comes with them.
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
  /// The entries of other declarations that come from the same edit, which have no such entries themselves.
  private(set) var others: [ChangeEntry] = []

  /// How many declarations the entry is about.
  var size: Int { 1 + others.count }

  /// How much is about the entry: its declarations, and how often the one that is written most is written.
  private var rank: Int {
    size + ((changes + others.flatMap(\.changes)).map(\.mentions).max() ?? 0)
  }

  /// The identifiers of the rules, and of the positions of the code that notices: `result-type-changed, exact-type`.
  var rules: String {
    Self.distinct(changes.map(\.rule.id) + changes.compactMap(\.position?.rawValue)).joined(separator: ", ")
  }

  /// The remedies without repetition, each with a word if the compiler has tried it.
  var remedies: [String] { remedies { "\($0)" } }

  /// The remedies without repetition, each in the words that `write` returns.
  func remedies(written write: (Remedy) -> String) -> [String] {
    Self.distinct(changes.map { write($0.remedy) + ($0.remedyProof == .compiler ? " (compiles)" : "") })
      .filter { !$0.isEmpty }
  }

  /// What changed and what that means, a text for each change, with a word if a client has proved it.
  var explanations: [String] {
    Self.distinct(changes.map { $0.explanation + ($0.proof == .compiler ? " Proved by the compiler." : "") })
  }

  /// The clients that no longer compile, without repetition; clients that do compile are no news.
  var clients: [Client] {
    Self.distinct(
      changes.compactMap { change in
        change.diagnostic.map { Client(source: change.client, diagnostic: $0) }
      })
  }

  /// A client that no longer compiles, where there is one to show, and what the compiler says of it.
  struct Client: Hashable {
    let source: String?
    let diagnostic: String
  }

  /// Whether no client in Swift 5 mode is known to notice any of the changes.
  private var isFeltOnlyInSwift6: Bool { changes.allSatisfy(\.isFeltOnlyInSwift6) }

  /// Whether the line of the declaration says everything, since it was only added.
  var isPlainAddition: Bool { changes.allSatisfy(\.isPlainAddition) }

  /// One entry for each edit that `changes` come from, worst first, and among equals those that most code is about: the
  /// declarations, and what tests and examples write of them.
  ///
  /// An entry is not folded into that of its cause if it is worse, has another decision, or has clients in more language modes.
  static func causes(of changes: [Change]) -> [ChangeEntry] {
    var entries = single(of: changes)
    let causes = entries.map { entry in
      let named = entry.changes.compactMap(\.cause)
      // A declaration that was changed in another way, too, is told by itself.
      return named.count < entry.changes.count
        ? nil
        : entries.firstIndex { other in
          other.urgency <= entry.urgency && other.head.accepted == entry.head.accepted
            && (entry.isFeltOnlyInSwift6 || !other.isFeltOnlyInSwift6)
            && named.contains { cause in other.changes.contains(where: cause.isAbout) }
        }
    }
    let roots = entries.indices.map { root(of: $0, causes) }
    for (index, root) in roots.enumerated() where root != index {
      entries[root].others.append(entries[index])
    }
    let found = entries.indices.filter { roots[$0] == $0 }.map { entries[$0] }
    return distinct(found.map(\.weight)).flatMap { weight in
      found.filter { $0.weight == weight }.enumerated()
        .sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }.map(\.element)
    }
  }

  /// The entry at the end of the causes of the one at `index`; in a circle, the first of it.
  private static func root(of index: Int, _ causes: [Int?]) -> Int {
    var seen: Set = [index]
    var current = index
    while let next = causes[current] {
      guard seen.insert(next).inserted else { return seen.min() ?? index }
      current = next
    }
    return current
  }

  /// The weights that entries can have, the most urgent first.
  static let weights = ["breaking", "fragile", "additive", "compatible", "accepted", "none"]

  /// How urgent the entry is among all weights; the least number is the most urgent.
  private var urgency: Int { Self.weights.firstIndex(of: weight) ?? Self.weights.endIndex }

  /// The verdict of the entry, or that it was accepted, in one word.
  var weight: String { head.accepted == nil ? head.verdict.rawValue : "accepted" }

  /// A sentence that names `most` of the other declarations; nil if there are none.
  func otherPlaces(naming most: Int, as write: (String) -> String) -> String? {
    if others.isEmpty { return nil }
    let names = Self.distinct(others.map(\.head.declaration))
    let rest = names.count > most ? " and \(names.count - most) more" : ""
    let noun = others.count == 1 ? "declaration" : "declarations"
    return "Also in \(others.count) other \(noun): "
      + names.prefix(most).map(write).joined(separator: ", ") + rest + "."
  }

  /// The entries of `changes`, one for each declaration and verdict, in the order of each entry's first change.
  private static func single(of changes: [Change]) -> [ChangeEntry] {
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
