import Syntax

/// Findings in the order of their places, and what one edit would mend of them.
struct FindingGroups {
  /// What a finding is about.
  enum Subject {
    case narrowing(Narrowing)
    case part(IdlePart)
  }

  typealias Entry = (subject: Subject, finding: NarrowingFinding)

  /// All findings.
  let findings: [NarrowingFinding]
  /// The groups: what would take most off what others see comes first, and what tests use last.
  let groups: [NarrowingGroup]

  private struct Key: Hashable {
    let cause: FindingCause
    let isTested: Bool
  }

  init(_ entries: [Entry], in search: NarrowingSearch) {
    let entries = entries.sorted {
      ($0.finding.path, $0.finding.line, $0.finding.name) < (
        $1.finding.path, $1.finding.line, $1.finding.name
      )
    }
    findings = entries.map(\.finding)
    let causes = FindingCauses(of: entries.map(\.subject), in: search)
    let numbers = Dictionary(grouping: entries.indices) { number in
      Key(
        cause: causes.cause(of: entries[number].subject),
        isTested: entries[number].finding.onlyTestsUse ?? false)
    }
    groups = numbers.map { Self.group($1, of: entries, $0.cause, causes, isTested: $0.isTested) }.sorted {
      ($0.onlyTestsUse ? 1 : 0, -$0.declarations, -$0.findings.count, $0.path, $0.line)
        < ($1.onlyTestsUse ? 1 : 0, -$1.declarations, -$1.findings.count, $1.path, $1.line)
    }
  }

  private static func group(
    _ numbers: [Int], of entries: [Entry], _ cause: FindingCause, _ causes: FindingCauses, isTested: Bool
  ) -> NarrowingGroup {
    let findings = numbers.map { entries[$0].finding }
    // What is around the others says where and why.
    let first = numbers.first { causes.isItself(entries[$0].subject, cause) } ?? numbers[0]
    let words = Set(findings.map(\.from))
    let levels = Set(findings.map(\.to)).sorted { rank($0) > rank($1) }
    return NarrowingGroup(
      subject: numbers.count == 1 ? findings[0].name : causes.title(of: cause, count: numbers.count),
      // A setter goes with its variable.
      from: words.filter { !words.contains(String($0.prefix { $0 != "(" })) || !$0.hasSuffix("(set)") }
        .sorted { rank($0) > rank($1) }.joined(separator: " or "),
      to: (levels.first ?? "") + (levels.count > 1 ? " or less" : ""),
      path: entries[first].finding.path, line: entries[first].finding.line,
      declarations: numbers.map { causes.size(of: entries[$0].subject) }.reduce(0, +),
      findings: [first] + numbers.filter { $0 != first }, onlyTestsUse: isTested)
  }

  /// How much a word of a finding lets others see.
  private static func rank(_ word: String) -> Int {
    AccessLevel(word: word.prefix { $0 != "(" })?.rawValue ?? -1
  }
}
