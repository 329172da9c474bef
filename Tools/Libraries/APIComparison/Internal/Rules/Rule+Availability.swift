extension Rule {
  static let availability = [
    deprecationChanged, availabilityNarrowed, availabilityNarrowedElsewhere, availabilityWidened, obsoleted,
    madeUnavailable, noasyncAdded, noasyncRemoved, platformRemoved, platformAdded,
  ]

  static let availabilityNarrowed = Rule(
    "availability-narrowed", .breaking,
    "A declaration needs a newer version of a platform or of Swift.",
    why: "Clients that deploy to an older one have to check first.",
    remedy: "Keep the declaration available, with a fallback.", see: .swiftBook("attributes#available"),
    refutedBy: .nothing)
  static let availabilityNarrowedElsewhere = Rule(
    "availability-narrowed-elsewhere", .compatible,
    "A declaration needs a newer version of a platform that this run does not judge.",
    why:
      "Clients there that deploy to an older version can stop compiling: run the check on that platform as well.",
    see: .swiftBook("attributes#available"))
  static let availabilityWidened = Rule(
    "availability-widened", .additive,
    "A declaration is available on more versions.",
    why: "Clients can use it in more places.", see: .swiftBook("attributes#available"))
  static let obsoleted = Rule(
    "obsoleted", .breaking, "A declaration became obsolete.",
    why: "Clients of that version can no longer use it.", remedy: "Deprecate it.",
    see: .swiftBook("attributes#available"))
  static let madeUnavailable = Rule(
    "made-unavailable", .breaking, "A declaration became unavailable.",
    why: "Clients that use it stop compiling.", remedy: "Deprecate it.",
    see: .swiftBook("attributes#available"))
  static let noasyncAdded = Rule(
    "noasync-added", .breaking,
    "A declaration may no longer be used in asynchronous code.",
    why: "Asynchronous clients that use it stop compiling.",
    remedy: "Deprecate it there and offer an asynchronous counterpart.",
    see: .evolution("0340-swift-noasync"), refutedBy: .declaration([.callFromAsync]))
  static let noasyncRemoved = Rule(
    "noasync-removed", .additive,
    "A declaration may now be used in asynchronous code.",
    why: "Clients can use it in more places.", see: .evolution("0340-swift-noasync"))
  static let platformRemoved = Rule(
    "platform-removed", .breaking, "A declaration no longer exists on a platform.",
    why: "Clients on that platform stop compiling.", remedy: "Keep it there.",
    see: .swiftBook("statements#Conditional-Compilation-Block"), refutedBy: .nothing)
  static let platformAdded = Rule(
    "platform-added", .additive, "A declaration exists on another platform.",
    why: "Clients there can use it.", see: .swiftBook("statements#Conditional-Compilation-Block"))
}
