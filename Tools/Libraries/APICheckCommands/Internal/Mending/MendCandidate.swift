import APIComparison
import Foundation
import Mending
import PublicAPI

/// A break with what may mend it, and the file that it belongs into.
struct MendCandidate {
  let broken: Break
  let amendment: Amendment
  /// The path of the file in the package.
  let file: String

  /// What becomes of clients, apart from that they compile.
  var effect: String {
    switch amendment.content {
    case .declaration: "kept"
    case .attribute: "with @preconcurrency, so that its clients get warnings instead of errors"
    }
  }

  /// The candidate for `broken` in the package in `directory`, or why there is none, in a sentence.
  static func candidate(for broken: Break, in directory: String) -> Result<MendCandidate, NoCandidate> {
    let change = broken.change
    guard let content = content(for: change) else { return .failure(NoCandidate(change)) }
    guard let file = file(for: change, in: directory) else {
      return .failure(NoCandidate(reason: "Its source is not in the package."))
    }
    let name = change.difference?.new?.name ?? change.difference?.old?.context.last
    let neighbour = change.location.flatMap { place in
      name.map { Amendment.Neighbour(name: $0, line: place.line) }
    }
    let isThere = change.location?.file == file
    return .success(
      MendCandidate(
        broken: broken, amendment: Amendment(content, beside: isThere ? neighbour : nil), file: file))
  }

  private static func content(for change: Change) -> Amendment.Content? {
    if let code = change.remedy.finishedCode { return .declaration(code) }
    return asksForMoreSafety(change) ? .attribute("@preconcurrency") : nil
  }

  /// Whether clients are asked for what can be sent, or to be on an actor, by a declaration that would only warn them.
  private static func asksForMoreSafety(_ change: Change) -> Bool {
    guard case .changed(let old, let new)? = change.difference, new.location != nil, !new.has(.preconcurrency)
    else { return false }
    let isAboutSendable = new.unawareOfConcurrency != new && new != old
    let inherits = Set(new.inheritance).subtracting(old.inheritance).contains { $0.path == "Sendable" }
    return change.rule.area == .isolation || isAboutSendable || inherits
  }

  /// The file of what is there now, or else that in which the declaration was.
  private static func file(for change: Change, in directory: String) -> String? {
    [change.location, change.formerLocation].compactMap { $0?.file }.first {
      !$0.hasPrefix("/") && FileManager.default.fileExists(atPath: "\(directory)/\($0)")
    }
  }
}

/// Why nothing is written for a break.
struct NoCandidate: Error {
  let reason: String

  init(reason: String) { self.reason = reason }

  /// The reason why the remedy of `change` is for people alone.
  init(_ change: Change) {
    let words = change.remedy.description
    if case .code = change.remedy, change.remedy.finishedCode == nil {
      reason = "\(words) What belongs in place of … only its author knows."
    } else {
      reason = words.isEmpty ? "No remedy is known." : words
    }
  }
}
