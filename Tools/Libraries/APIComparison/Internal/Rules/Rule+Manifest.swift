extension Rule {
  static let manifest = [
    productRemoved, productAdded, productTargetRemoved, productTargetAdded, productLinkageChanged,
    platformMinimumRaised, platformMinimumLowered, toolsVersionRaised, toolsVersionLowered, traitAdded,
    traitRemoved, traitDefaultRemoved, traitEnablesLess, moduleRemoved, moduleAdded, baselineStale,
  ]

  static let productRemoved = Rule(
    "product-removed", .breaking, "A library product was removed.",
    why: "Packages that depend on it no longer resolve.", remedy: "Keep the product.", see: .manifest)
  static let productAdded = Rule(
    "product-added", .additive, "A library product was added.",
    why: "Packages can depend on it.",
    see: .manifest)
  static let productTargetRemoved = Rule(
    "product-target-removed", .breaking, "A library product lost one of its targets.",
    why:
      "Packages that depend on that product alone can no longer import the target's module, though another product has it.",
    remedy: "Keep the target among those of the product.", see: .manifest)
  static let productTargetAdded = Rule(
    "product-target-added", .additive, "A library product gained a target.",
    why: "Packages that depend on that product alone can import the target's module.", see: .manifest)
  static let productLinkageChanged = Rule(
    "product-linkage-changed", .compatible, "A library product is linked in another way.",
    why: "Clients compile as before; whoever ships, embeds or signs the library finds another kind of file.",
    see: .manifest)
  static let platformMinimumRaised = Rule(
    "platform-minimum-raised", .breaking,
    "The lowest supported version of a platform was raised.",
    why: "Packages that support an older version can no longer depend on this one.",
    remedy: "Raise it in a major version.", see: .manifest)
  static let platformMinimumLowered = Rule(
    "platform-minimum-lowered", .additive,
    "The lowest supported version of a platform was lowered.",
    why: "Packages that support an older version can depend on this one.", see: .manifest)
  static let toolsVersionRaised = Rule(
    "tools-version-raised", .compatible, "The package needs newer tools.",
    why: "With older ones a client keeps the newest version that they can read, unless it asks for this one.",
    remedy: "Add a version-specific manifest for the older tools.", see: .manifest)
  static let toolsVersionLowered = Rule(
    "tools-version-lowered", .additive, "The package no longer needs newer tools.",
    why: "Clients with older ones can resolve it.", see: .manifest)
  static let traitAdded = Rule(
    "trait-added", .additive, "A trait was added.", why: "Packages can enable it.",
    see: .evolution("0450-swiftpm-package-traits"))
  static let traitRemoved = Rule(
    "trait-removed", .breaking, "A trait was removed.",
    why: "Packages that enable it no longer resolve.",
    remedy: "Keep the trait, even if it no longer changes anything.",
    see: .evolution("0450-swiftpm-package-traits"))
  static let traitDefaultRemoved = Rule(
    "trait-default-removed", .breaking, "A trait is no longer enabled by default.",
    why: "Clients that rely on what it switches on stop compiling.", remedy: "Keep it among the defaults.",
    see: .evolution("0450-swiftpm-package-traits"))
  static let traitEnablesLess = Rule(
    "trait-enables-less", .breaking, "A trait no longer enables another one.",
    why: "Clients that enable only the one lose what the other switches on.",
    remedy: "Let the one enable the other.",
    see: .evolution("0450-swiftpm-package-traits"))
  static let moduleRemoved = Rule(
    "module-removed", .breaking, "A module is no longer part of any product.",
    why: "Clients that import it stop compiling.",
    remedy: "Keep a module of the old name that re-exports the new one.", see: .manifest)
  static let moduleAdded = Rule(
    "module-added", .additive, "A module is now part of a product.",
    why: "Clients can import it.",
    see: .manifest)
  static let baselineStale = Rule(
    "baseline-stale", .compatible,
    "A committed baseline differs from the tree in ways that no client notices.",
    why: "A baseline that is not what the tree holds shows reviewers something else than what clients get.",
    remedy: "Make its surface the baseline (`bless`) and commit the result.", see: .manifest)
}
