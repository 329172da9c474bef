extension RuleCatalogue {
  /// What the manifest promises.
  static let package: [Rule] = [
    Rule(
      .productRemoved, .breaking, "A library product was removed.",
      why: "Packages that depend on it no longer resolve.",
      remedy: "Keep the product.",
      see: .manifest),
    Rule(
      .productAdded, .additive, "A library product was added.",
      why: "Packages can depend on it.",
      see: .manifest),
    Rule(
      .moduleRemoved, .breaking, "A module is no longer part of any product.",
      why: "Clients that import it stop compiling.",
      remedy: "Keep a module of the old name that re-exports the new one.",
      see: .manifest),
    Rule(
      .moduleAdded, .additive, "A module is now part of a product.",
      why: "Clients can import it.",
      see: .manifest),
    Rule(
      .platformMinimumRaised, .breaking, "The lowest supported version of a platform was raised.",
      why: "Packages that support an older version can no longer depend on this one.",
      remedy: "Raise it in a major version.",
      see: .manifest),
    Rule(
      .platformMinimumLowered, .additive, "The lowest supported version of a platform was lowered.",
      why: "Packages that support an older version can depend on this one.",
      see: .manifest),
    Rule(
      .platformSupportRemoved, .breaking, "A platform is no longer supported.",
      why: "Packages for it can no longer depend on this one.",
      remedy: "Keep the platform.",
      see: .manifest),
    Rule(
      .toolsVersionRaised, .breaking, "The package needs newer tools.",
      why: "Clients with older ones can no longer resolve it.",
      remedy: "Add a version-specific manifest for the older tools.",
      see: .manifest),
    Rule(
      .toolsVersionLowered, .additive, "The package no longer needs newer tools.",
      why: "Clients with older ones can resolve it.",
      see: .manifest),
    Rule(
      .traitAdded, .additive, "A trait was added.",
      why: "Packages can enable it.",
      see: .evolution("0450-swiftpm-package-traits")),
    Rule(
      .traitRemoved, .breaking, "A trait was removed.",
      why: "Packages that enable it no longer resolve.",
      remedy: "Keep the trait, without effect.",
      see: .evolution("0450-swiftpm-package-traits")),
    Rule(
      .traitDefaultRemoved, .breaking, "A trait is no longer enabled by default.",
      why: "Clients that rely on what it switches on stop compiling.",
      remedy: "Keep it among the defaults.",
      see: .evolution("0450-swiftpm-package-traits")),
    Rule(
      .baselineStale, .compatible,
      "A committed baseline differs from the tree in ways that no client notices.",
      why: "A baseline that is not what the tree holds shows reviewers something else than what clients get.",
      remedy: "Run `Tools/api-check bless` and commit the result.",
      see: .manifest),
  ]
}
