import Changes
import Surfaces

extension RuleCatalogue {
  /// On which platforms and in which contexts.
  static let availability: [Rule] = [
    .deprecationChanged, .availabilityNarrowed, .availabilityNarrowedElsewhere, .availabilityWidened,
    .obsoleted, .madeUnavailable, .noasyncAdded, .noasyncRemoved, .platformRemoved, .platformAdded,
  ]
}

extension Rule {
  static let deprecationChanged = Rule(
    "deprecation-changed", .compatible, "A declaration was deprecated, or no longer is.",
    why: "At most clients see a warning.", see: .swiftBook("attributes#available"), refutedBy: .nothing)
  static let availabilityNarrowed = Rule(
    "availability-narrowed", .breaking, "A declaration needs a newer version of a platform or of Swift.",
    why: "Clients that deploy to an older one have to check first.",
    remedy: "Keep the declaration available, with a fallback.", see: .swiftBook("attributes#available"),
    refutedBy: .nothing)
  static let availabilityNarrowedElsewhere = Rule(
    "availability-narrowed-elsewhere", .compatible,
    "A declaration needs a newer version of a platform that this run does not judge.",
    why:
      "Clients there that deploy to an older version can stop compiling: run the check on that platform as well.",
    see: .swiftBook("attributes#available"), refutedBy: .nothing)
  static let availabilityWidened = Rule(
    "availability-widened", .additive, "A declaration is available on more versions.",
    why: "Clients can use it in more places.", see: .swiftBook("attributes#available"), refutedBy: .nothing)
  static let obsoleted = Rule(
    "obsoleted", .breaking, "A declaration became obsolete.",
    why: "Clients of that version can no longer use it.", remedy: "Deprecate it.",
    see: .swiftBook("attributes#available"), refutedBy: .declaration())
  static let madeUnavailable = Rule(
    "made-unavailable", .breaking, "A declaration became unavailable.",
    why: "Clients that use it stop compiling.", remedy: "Deprecate it.",
    see: .swiftBook("attributes#available"), refutedBy: .declaration())
  static let noasyncAdded = Rule(
    "noasync-added", .breaking, "A declaration may no longer be used in asynchronous code.",
    why: "Asynchronous clients that use it stop compiling.",
    remedy: "Deprecate it there and offer an asynchronous counterpart.",
    see: .evolution("0340-swift-noasync"), refutedBy: .declaration([.callFromAsync]))
  static let noasyncRemoved = Rule(
    "noasync-removed", .additive, "A declaration may now be used in asynchronous code.",
    why: "Clients can use it in more places.", see: .evolution("0340-swift-noasync"), refutedBy: .nothing)
  static let platformRemoved = Rule(
    "platform-removed", .breaking, "A declaration no longer exists on a platform.",
    why: "Clients on that platform stop compiling.", remedy: "Keep it there.",
    see: .swiftBook("statements#Conditional-Compilation-Block"), refutedBy: .nothing)
  static let platformAdded = Rule(
    "platform-added", .additive, "A declaration exists on another platform.",
    why: "Clients there can use it.", see: .swiftBook("statements#Conditional-Compilation-Block"),
    refutedBy: .nothing)
}

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
  private func narrowed(_ rule: Rule, _ fact: String, _ domain: String) -> Finding {
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
