import PublicAPI

extension Comparison {
  /// A version that no Swift 6 reaches.
  static let afterSwift6 = Version("6.999")

  /// `@available`: on which versions, in which contexts and with which advice.
  func availabilityFindings(_ pair: Pair) -> [Finding] {
    let domains = Set((pair.old.feltAvailability + pair.new.feltAvailability).map(\.domain)).sorted()
    return domains.flatMap { domain in
      availability(pair.old.availability(of: domain), pair.new.availability(of: domain), pair)
    }
  }

  private func availability(_ old: Availability, _ new: Availability, _ pair: Pair) -> [Finding] {
    guard old != new else { return [] }
    let subject = "‘\(pair.title)’"
    let (lost, gained) = (old.facts.subtracting(new.facts), new.facts.subtracting(old.facts))
    var found: [Finding] = []
    if gained.contains(.noAsync) {
      found.append(Finding(.noasyncAdded, "\(subject) can no longer be used in asynchronous code."))
    } else if lost.contains(.noAsync) {
      found.append(Finding(.noasyncRemoved, "\(subject) can now be used in asynchronous code."))
    }
    if gained.contains(.unavailable) {
      found.append(
        narrowed(.madeUnavailable, "\(subject) became unavailable on \(new.domain)\(new.advice)", new.domain))
    } else if lost.contains(.unavailable) {
      found.append(Finding(.availabilityWidened, "\(subject) became available on \(new.domain)."))
    }
    if old.obsoleted != new.obsoleted { found.append(obsolescence(old, new, subject)) }
    if old.introduced != new.introduced { found.append(introduction(old, new, subject)) }
    if lost.union(gained).contains(where: \.isAdvice) {
      let state =
        switch (old.isDeprecated, new.isDeprecated) {
        case (false, true): "is now deprecated"
        case (true, false): "is no longer deprecated"
        default: "changed the advice of its deprecation"
        }
      let advice = new.isDeprecated ? new.advice : "."
      found.append(Finding(.deprecationChanged, "\(subject) \(state)\(advice)"))
    }
    return found
  }

  private func obsolescence(_ old: Availability, _ new: Availability, _ subject: String) -> Finding {
    guard let version = new.obsoleted, version < old.obsoleted ?? Version("99999") else {
      return Finding(.availabilityWidened, "\(subject) is obsolete only in later versions of \(new.domain).")
    }
    let fact = "\(subject) is obsolete in \(new.domain) \(version)."
    if new.isAboutSwift {
      let isNear = version < Self.afterSwift6
      return Finding(
        .obsoleted, fact, meaning: Rule.obsoleted.why, verdict: isNear ? .breaking : .compatible)
    }
    return narrowed(.obsoleted, fact, new.domain)
  }

  private func introduction(_ old: Availability, _ new: Availability, _ subject: String) -> Finding {
    guard let version = new.introduced, old.introduced ?? Version("0") < version else {
      return Finding(.availabilityWidened, "\(subject) is available in earlier versions of \(new.domain).")
    }
    let fact = "\(subject) now needs \(new.domain) \(version)."
    if new.isAboutSwift {
      let isCurrent = version < Self.afterSwift6
      return Finding(isCurrent ? .availabilityNarrowedElsewhere : .availabilityNarrowed, fact)
    }
    return narrowed(.availabilityNarrowed, fact, new.domain)
  }

  /// Breaking on the platforms that the verdict is for; elsewhere a caveat, since nothing here can compile it.
  private func narrowed(_ rule: Rule, _ fact: String, _ domain: String) -> Finding {
    domain == "*" || platforms.contains(domain)
      ? Finding(rule, fact) : Finding(.availabilityNarrowedElsewhere, fact)
  }

  /// The platforms that a baseline says a declaration exists on.
  func platformFindings(_ pair: Pair) -> [Finding] {
    let subject = "‘\(pair.title)’"
    // No list means all platforms.
    if pair.new.platforms.isEmpty
      || Set(pair.new.platforms).isSuperset(of: pair.old.platforms) && !pair.old.platforms.isEmpty
    {
      return [Finding(.platformAdded, "\(subject) exists on more platforms.")]
    }
    let now = pair.new.platforms.joined(separator: ", ")
    return [Finding(.platformRemoved, "\(subject) now exists only on \(now).")]
  }
}

extension Declaration {
  /// All that is said about one platform or language.
  fileprivate func availability(of domain: String) -> Availability {
    let parts = feltAvailability.filter { $0.domain == domain }
    return Availability(
      domain: domain, facts: Set(parts.flatMap(\.facts)), message: parts.compactMap(\.message).first)
  }
}

extension Availability {
  /// Whether versions are those of the language.
  var isAboutSwift: Bool { domain.lowercased() == "swift" }

  /// The same with only these `facts`.
  func saying(_ facts: Set<Fact>) -> Availability {
    Availability(domain: domain, facts: facts, message: message)
  }

  /// The end of a sentence on what it says: a period, or the message.
  fileprivate var advice: String {
    let words = (message ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let last = words.last else { return "." }
    return ": \(words)" + (".!?".contains(last) ? "" : ".")
  }

  /// The first version without the declaration.
  var obsoleted: Version? {
    facts.compactMap { if case .obsoleted(let version) = $0 { version } else { nil } }.min()
  }
}

extension Availability.Fact {
  /// Whether the fact changes nothing but warnings.
  fileprivate var isAdvice: Bool {
    switch self {
    case .deprecated, .renamed: true
    case .introduced, .obsoleted, .unavailable, .noAsync: false
    }
  }
}
