import Surfaces

extension Comparison {
  /// A version that no Swift 6 reaches.
  private static let afterSwift6 = Version("6.999")

  /// `@available`: on which versions, in which contexts and with which advice.
  func availability(_ pair: Pair) -> [Finding] {
    let domains = Set((pair.old.availability + pair.new.availability).map(\.domain)).sorted()
    return domains.flatMap { domain in
      availability(
        Availability(merging: pair.old.availability.filter { $0.domain == domain }, domain),
        Availability(merging: pair.new.availability.filter { $0.domain == domain }, domain), pair)
    }
  }

  private func availability(_ old: Availability, _ new: Availability, _ pair: Pair) -> [Finding] {
    guard old != new else { return [] }
    let subject = "‘\(pair.title)’"
    var found: [Finding] = []
    if old.isNoAsync != new.isNoAsync {
      found.append(
        new.isNoAsync
          ? Finding(.noasyncAdded, "\(subject) can no longer be used in asynchronous code.")
          : Finding(.noasyncRemoved, "\(subject) can now be used in asynchronous code."))
    }
    if old.isUnavailable != new.isUnavailable {
      found.append(
        new.isUnavailable
          ? narrowed(.madeUnavailable, "\(subject) became unavailable on \(new.domain).", new.domain)
          : Finding(.availabilityWidened, "\(subject) became available on \(new.domain)."))
    }
    if old.obsoleted != new.obsoleted { found.append(obsolescence(old, new, subject)) }
    if old.introduced != new.introduced { found.append(introduction(old, new, subject)) }
    if (old.isDeprecated, old.deprecated, old.renamed) != (new.isDeprecated, new.deprecated, new.renamed) {
      let state = new.isDeprecated || new.deprecated != nil ? "is now deprecated" : "changed its deprecation"
      found.append(Finding(.deprecationChanged, "\(subject) \(state)."))
    }
    return found
  }

  private func obsolescence(_ old: Availability, _ new: Availability, _ subject: String) -> Finding {
    guard let version = new.obsoleted, Version(version) < Version(old.obsoleted ?? "99999") else {
      return Finding(.availabilityWidened, "\(subject) is obsolete later than before.")
    }
    let fact = "\(subject) is obsolete in \(new.domain) \(version)."
    if new.domain.lowercased() == "swift" {
      return Finding(.obsoleted, fact, verdict: Version(version) < Self.afterSwift6 ? .breaking : .compatible)
    }
    return narrowed(.obsoleted, fact, new.domain)
  }

  private func introduction(_ old: Availability, _ new: Availability, _ subject: String) -> Finding {
    guard let version = new.introduced, Version(old.introduced ?? "0") < Version(version) else {
      return Finding(.availabilityWidened, "\(subject) is available earlier than before.")
    }
    let fact = "\(subject) now needs \(new.domain) \(version)."
    if new.domain.lowercased() == "swift" {
      let isCurrent = Version(version) < Self.afterSwift6
      return Finding(isCurrent ? .availabilityNarrowedElsewhere : .availabilityNarrowed, fact)
    }
    return narrowed(.availabilityNarrowed, fact, new.domain)
  }

  /// Breaking on the platforms that the verdict is for; elsewhere a caveat, since nothing here can compile it.
  private func narrowed(_ rule: RuleName, _ fact: String, _ domain: String) -> Finding {
    domain == "*" || platforms.contains(domain)
      ? Finding(rule, fact) : Finding(.availabilityNarrowedElsewhere, fact)
  }

  /// The platforms that a baseline says a declaration exists on.
  func platformSupport(_ pair: Pair) -> [Finding] {
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

extension Availability {
  fileprivate init(merging parts: [Availability], _ domain: String) {
    self.init(domain: domain)
    for part in parts {
      introduced = part.introduced ?? introduced
      deprecated = part.deprecated ?? deprecated
      obsoleted = part.obsoleted ?? obsoleted
      renamed = part.renamed ?? renamed
      isDeprecated = isDeprecated || part.isDeprecated
      isUnavailable = isUnavailable || part.isUnavailable
      isNoAsync = isNoAsync || part.isNoAsync
    }
  }
}
