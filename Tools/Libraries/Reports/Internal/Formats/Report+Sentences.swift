import APIComparison

extension Coverage {
  /// The coverage as one sentence for people.
  var summary: String {
    var parts = ["\(count(compared, "module")) compared (\(extent))"]
    parts.append("\(count(added.count, "module")) added" + list(added))
    parts.append("\(removed.count) removed" + list(removed))
    parts.append("\(notComparedModules.count) skipped" + list(reasons, separator: "; "))
    let inner = guarded.map { "; guarded though no product: \($0.joined(separator: ", "))" } ?? ""
    let behind = exposed.map { "; met in signatures only: \($0.joined(separator: ", "))" } ?? ""
    let left = notComparedKinds.map { kind in
      kind.names.count > mostNames ? "\(kind.names.count) \(kind.reason)" : kind.reason + list(kind.names)
    }
    let rest = left.isEmpty ? "" : "; not compared: \(left.joined(separator: ", "))"
    let blind = notChecked.isEmpty ? "" : "; not checked: \(notChecked.joined(separator: ", "))"
    let build = builtWith.map { "; built with \($0.joined(separator: ", "))" } ?? ""
    return parts.joined(separator: ", ") + inner + behind + build + rest + blind + "."
  }

  /// The largest number of names that a sentence lists; the JSON has all of them.
  private var mostNames: Int { 5 }

  /// Why modules were not compared: for each, or for as many as have the same reason.
  private var reasons: [String] {
    if notComparedModules.count <= mostNames {
      return notComparedModules.map { "\($0.module), \($0.reason)" }
    }
    let distinct = ChangeEntry.distinct(notComparedModules.map(\.reason))
    if distinct.count == 1 { return distinct }
    return distinct.map { reason in "\(notComparedModules.filter { $0.reason == reason }.count), \(reason)" }
  }

  /// How much of the compared modules was read.
  private var extent: String {
    let declarations = "\(declarationsOld) → \(declarationsNew) declarations"
    if unchanged.isEmpty { return declarations }
    if unchanged.count == compared { return "not read, since both sides have the same files" }
    return "\(declarations); \(unchanged.count) not read, since both sides have the same files"
  }

  private func list(_ names: [String], separator: String = ", ") -> String {
    names.isEmpty ? "" : " (\(names.joined(separator: separator)))"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

extension [Change] {
  /// How many causes there are of each verdict, worst first, then the accepted: `2 breaking (54 declarations), 1 accepted`.
  var tally: String {
    let entries = ChangeEntry.causes(of: self)
    return ChangeEntry.weights.compactMap { weight in
      let found = entries.filter { $0.weight == weight }
      let size = found.map(\.size).reduce(0, +)
      if found.isEmpty { return nil }
      return "\(found.count) \(weight)" + (size > found.count ? " (\(size) declarations)" : "")
    }.joined(separator: ", ")
  }
}

extension Report {
  /// The verdict as one sentence for people.
  var conclusion: String {
    if coverage.isNeedless, requiredBump == .none {
      let promising =
        coverage.notComparedModules.contains { $0.module.hasPrefix("_") }
        ? " whose name promises anything" : ""
      return "Nothing to guard: the package has no library product\(promising)."
    }
    if coverage.isEmpty, !coverage.isNeedless { return "Nothing was compared." }
    if requiredBump == .none {
      return "Nothing changed for clients" + (gaps == nil ? "." : " in what could be checked.")
    }
    let apart = isRaisedByAccepted ? ", apart from what is accepted" : ""
    let head = verdict == .none ? "Every change is accepted." : "Verdict: \(verdict.rawValue)\(apart)."
    let release =
      isRaisedByAccepted
      ? "Clients still notice what is accepted, so the next release has" : "The next release has"
    let need =
      releasedIn.map { "That asks for a new \(requiredBump.rawValue) version, which \($0) has brought." }
      ?? "\(release) to raise the \(requiredBump.rawValue) version\(exception)."
    return head + " " + need
      + (nextVersion.map { " Next version: at least \($0)." } ?? "")
      + (gaps == nil ? "" : " Not everything could be checked.")
  }

  /// Why a smaller part of the version has to be raised than the worst change usually asks for.
  private var exception: String {
    switch (changes.map(\.change.verdict).max(), requiredBump) {
    case (.compatible, .minor): ", since something is deprecated"
    case (.breaking, .minor): ", which is the one for breaks before 1.0"
    case (.additive, .patch): ", which is the one for additions before 1.0"
    case (.fragile, .patch): ", which is the one for all but breaks before 1.0"
    default: ""
    }
  }

  /// What to do before blessing the baselines: no baseline lets a break pass.
  var whenToBless: String { verdict == .breaking ? "mend or accept what is breaking first, then " : "" }

  /// Whether an accepted change has a worse verdict than all that nobody has accepted.
  private var isRaisedByAccepted: Bool {
    changes.contains { $0.change.accepted != nil && $0.change.verdict > verdict }
  }
}
