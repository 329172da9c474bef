import APIComparison
import Foundation
import Mending
import PackageBuilds
import PublicAPI

/// A break with what may mend it, and the file that it belongs into.
struct MendCandidate {
  /// What is put into a file.
  struct Part {
    /// The path of the file in the package.
    let file: String
    let amendment: Amendment
  }

  let broken: Break
  let amendment: Amendment
  /// The path of the file in the package.
  let file: String
  /// What the declaration needs besides, as a type needs its members.
  var companions: [Part] = []

  /// All that is put anywhere, with what is told of it first.
  var parts: [Part] { [Part(file: file, amendment: amendment)] + companions }

  /// What becomes of the declaration.
  var effect: String {
    switch amendment.content {
    case .declaration: "kept"
    case .attribute(let word), .access(let word): "with \(word)"
    }
  }

  /// The candidate for `broken` in the package as it is in `tree`, or why there is none, in a sentence.
  static func candidate(for broken: Break, in tree: PackageVersion, _ sources: NarrowedSources) throws
    -> Result<
      MendCandidate, NoCandidate
    >
  {
    let parts = try sources.amendments(for: broken)
    if let main = parts.first {
      return .success(
        MendCandidate(
          broken: broken, amendment: main.amendment, file: main.file, companions: Array(parts.dropFirst())))
    }
    guard let content = content(for: broken.change) else { return .failure(NoCandidate(broken.change)) }
    guard let place = place(for: broken, in: tree) else {
      return .failure(NoCandidate(reason: "Its source is not in the package."))
    }
    return .success(
      MendCandidate(broken: broken, amendment: Amendment(content, beside: place.neighbour), file: place.file))
  }

  /// Beside what became of the declaration, or else its new name, or the type around it; or else the end of its file.
  private static func place(for broken: Break, in tree: PackageVersion) -> (
    file: String, neighbour: Amendment.Neighbour?
  )? {
    let change = broken.change
    let surface = tree.surfacesByModule[broken.module]
    let type = change.difference?.old?.context
    let root = tree.sourceRoot ?? ""
    func place(beside declaration: Declaration?) -> (String, Amendment.Neighbour?)? {
      guard let declaration, let place = declaration.location,
        let file = file(at: SourceRoot([root]).relative(place.file), in: root)
      else { return nil }
      return (file, Amendment.Neighbour(name: declaration.name, line: place.line))
    }
    let around = type.flatMap { path in
      surface?.declarations.first { $0.kind.isType && $0.context + [$0.name] == path }
    }
    // What was kept of a comparison tells the place apart from the declaration.
    let new = change.difference?.new.flatMap { declaration in
      change.location.flatMap { place in
        file(at: place.file, in: root).map {
          ($0, Amendment.Neighbour(name: declaration.name, line: place.line))
        }
      }
    }
    return new ?? place(beside: successor(of: change, in: surface))
      ?? place(beside: around)
      ?? [change.formerLocation, change.location].lazy.compactMap { place in
        place.flatMap { file(at: $0.file, in: root) }
      }.first.map { ($0, nil) }
  }

  /// What the remedy says that clients should use.
  private static func successor(of change: Change, in surface: Surface?) -> Declaration? {
    guard let name = change.remedy.finishedCode?.firstMatch(of: #/ renamed: "([^"]+)"/#)?.output.1 else {
      return nil
    }
    let context = change.difference?.old?.context ?? []
    let titles = [(context + [String(name)]).joined(separator: "."), String(name)]
    return titles.lazy.compactMap { title in surface?.declarations.first { $0.title == title } }.first
  }

  /// The path if it is that of a file in the package.
  private static func file(at path: String, in directory: String) -> String? {
    !path.hasPrefix("/") && FileManager.default.fileExists(atPath: "\(directory)/\(path)") ? path : nil
  }

  private static func content(for change: Change) -> Amendment.Content? {
    if let code = change.remedy.finishedCode { return .declaration(code) }
    return asksForMoreSafety(change) ? .attribute("@preconcurrency") : nil
  }

  /// Whether clients are asked for what can be sent, or to be on an actor, by a declaration that would only warn them.
  private static func asksForMoreSafety(_ change: Change) -> Bool {
    guard case .changed(let old, let new)? = change.difference, change.location != nil,
      !new.has(.preconcurrency)
    else { return false }
    let isAboutSendable = new.unawareOfConcurrency != new && new != old
    let inherits = Set(new.inheritance).subtracting(old.inheritance).contains { $0.path == "Sendable" }
    return change.rule.area == .isolation || isAboutSendable || inherits
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
      let complaint = change.complaint.map { " Clients fail: \($0)." } ?? ""
      reason = words.isEmpty ? "No remedy is known.\(complaint)" : words
    }
  }
}
