import APIComparison
import Mending

/// What was mended, what was not, and why.
struct MendReport {
  private let asked: [Break]
  private let title: String
  private var reasons: [[String]: String] = [:]
  private var remaining: Set<[String]>
  private(set) var mended: [(candidate: MendCandidate, line: Int?)] = []
  /// What was written, or would be.
  var difference = ""

  /// A report on breaks since `title`, of which none is mended yet.
  init(asked: [Break], title: String) {
    (self.asked, self.title) = (asked, title)
    remaining = Set(asked.map(\.identity))
  }

  /// Notes why breaks stay, by their identities.
  mutating func explain(_ reasons: [[String]: String]) { self.reasons.merge(reasons) { old, _ in old } }

  /// Notes what was written, and in which line, and what breaks clients nevertheless.
  mutating func mend(_ candidates: [(MendCandidate, Int?)], remaining: Set<[String]>) {
    (mended, self.remaining) = (candidates, remaining)
  }

  /// What was asked for and breaks clients still.
  var left: [Break] { asked.filter { remaining.contains($0.identity) } }

  /// A sentence for each break that is left.
  var leftSentences: [String] { left.map { "Not mended: \(sentence(on: $0))" } }

  /// All of it, for people.
  var text: String {
    let written = Set(mended.map(\.candidate.broken.identity))
    let others = asked.filter { !remaining.contains($0.identity) && !written.contains($0.identity) }
    let count = asked.count - left.count
    var lines = [
      "Mended \(count) of \(asked.count) breaking \(asked.count == 1 ? "change" : "changes") since \(title)."
    ]
    lines += mended.map { candidate, line in
      "  \(title(of: candidate.broken)), \(candidate.effect): \(candidate.file)\(line.map { ":\($0)" } ?? "")"
    }
    lines += others.map { "  \(title(of: $0)), with that" }
    let isWarning = mended.contains {
      if case .attribute = $0.candidate.amendment.content { true } else { false }
    }
    if isWarning { lines.append("With @preconcurrency, clients get warnings instead of errors.") }
    if !left.isEmpty { lines += ["Not mended:"] + left.map { "  \(sentence(on: $0))" } }
    return lines.map { $0 + "\n" }.joined()
  }

  private func sentence(on broken: Break) -> String {
    "\(title(of: broken)): \(reasons[broken.identity] ?? NoCandidate(broken.change).reason)"
  }

  private func title(of broken: Break) -> String {
    "\(broken.change.declaration) [\(broken.change.rule.id)]"
  }
}

extension MendCandidate {
  /// Why a candidate that compiles is none: what breaks clients now, of all that does.
  func refusal(after breaks: [Break]) -> String {
    let change = broken.change
    let words = NoCandidate(change).reason
    let now = breaks.first { $0.identity == broken.identity }?.change
    let stays =
      switch amendment.content {
      case .declaration: "Clients fail with that, too"
      case .attribute(let word), .access(let word): "Clients fail with \(word), too"
      }
    guard let complaint = now?.complaint else { return "\(words) \(stays)." }
    return "\(words) \(stays): \(complaint)."
  }
}
