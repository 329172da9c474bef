public import PublicAPI

extension PackagePromises {
  /// The name that reports have for what changes in no module.
  public static let name = "Package.swift"

  /// The differences from `old` that a package depending on this one can notice; all stand on the manifest.
  ///
  /// Clients get with a module what it `reexports` of others in each version, and of the modules that are `reported` they know
  /// already that all of the package has lost or gained them.
  public func changes(
    since old: PackagePromises,
    reexports: (old: [String: Set<String>], new: [String: Set<String>]) = ([:], [:]),
    reported: Set<String> = []
  ) -> [Change] {
    let asked =
      Self.productChanges(old, self) + Self.linkageChanges(old, self)
      + Self.contentChanges((old, reexports.old), (self, reexports.new), reported)
      + Self.platformChanges(old, self)
      + Self.traitChanges(old, self)
    return asked.map { placing($0, since: old) } + Self.toolsVersionChanges(old, self).map(placing)
  }

  /// `change`, which is one since the `old` manifest, with its place in this one, and with the platform if that matters.
  public func placing(_ change: Change, since old: PackagePromises) -> Change {
    var change = placing(change)
    if let platform = platform ?? old.platform {
      let words =
        "That is so on \(platform); the manifest asks for the platform, and may say otherwise on others."
      change.fact = [change.fact, words].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return change
  }

  private func placing(_ change: Change) -> Change {
    var change = change
    change.location = SourceLocation(file: file, line: 1)
    return change
  }

  private static func productChanges(_ old: PackagePromises, _ new: PackagePromises) -> [Change] {
    let removed = old.products.filter { $1 != .other && new.products[$0] != $1 }.map { name, kind in
      Change(
        .productRemoved,
        of: .entry(kind.title(name), old: kind.title(name), new: new.products[name]?.title(name)),
        meaning: "A package that depends on the product no longer resolves.",
        remedy: .words("Keep the product, with the targets that took over its work."))
    }
    let added = new.products.filter { $1 != .other && old.products[$0] == nil }.map { name, kind in
      Change(
        .productAdded, of: .entry(kind.title(name), old: nil, new: kind.title(name)))
    }
    return removed + added
  }

  /// What products that stay give otherwise: a client may depend on one of them alone.
  private static func contentChanges(
    _ old: (promises: PackagePromises, reexports: [String: Set<String>]),
    _ new: (promises: PackagePromises, reexports: [String: Set<String>]), _ reported: Set<String>
  ) -> [Change] {
    old.promises.modules.flatMap { product, before -> [Change] in
      guard let after = new.promises.modules[product] else { return [] }
      let title = ProductKind.library.title(product)
      let lost = before.subtracting(after.reaching(new.reexports)).subtracting(reported).map { module in
        Change(
          .productTargetRemoved, of: .entry("\(title): \(module)", old: "\(title): \(module)", new: nil),
          meaning: "A package that depends on the product alone can no longer import \(module).",
          remedy: .words("Keep the target among those of the product."))
      }
      let gained = after.subtracting(before.reaching(old.reexports)).subtracting(reported).map { module in
        Change(
          .productTargetAdded, of: .entry("\(title): \(module)", old: nil, new: "\(title): \(module)"),
          meaning: "A package that depends on the product alone can import \(module).")
      }
      return lost + gained
    }
  }

  private static func linkageChanges(_ old: PackagePromises, _ new: PackagePromises) -> [Change] {
    old.modules.keys.filter { new.modules[$0] != nil && old.linkage[$0] != new.linkage[$0] }.map { product in
      let title = ProductKind.library.title(product)
      let lines = [old, new].map { "\($0.linkage[product] ?? "automatic") \(title)" }
      return Change(
        .productLinkageChanged, of: .entry(title, old: lines[0], new: lines[1]),
        meaning: "Clients compile as before; what they ship with them may be another thing.")
    }
  }

  private static func platformChanges(_ old: PackagePromises, _ new: PackagePromises) -> [Change] {
    Set(old.platforms.keys).union(new.platforms.keys).compactMap { platform in
      let (before, after) = (old.platforms[platform], new.platforms[platform])
      let lowest = Version(lowestVersions[platform] ?? "0")
      let (low, high) = (max(lowest, Version(before ?? "0")), max(lowest, Version(after ?? "0")))
      guard low != high else { return nil }
      let isRaised = low < high
      return Change(
        isRaised ? .platformMinimumRaised : .platformMinimumLowered,
        of: .entry(
          "platform \(platform)", old: before.map { "\(platform) \($0)" },
          new: after.map { "\(platform) \($0)" }),
        meaning: isRaised
          ? "A client that supports an older version can no longer depend on the package."
          : "Clients that support an older version can depend on the package.",
        remedy: .words(isRaised ? "Mark what needs the newer version with @available instead." : ""))
    }
  }

  /// The versions below which the package manager of Swift 6 supports no package, whatever its manifest says.
  ///
  /// They stand in its `PackageModel/Platform.swift`; no command prints them.
  private static let lowestVersions = [
    "macos": "10.13", "maccatalyst": "13.0", "ios": "12.0", "tvos": "12.0", "watchos": "4.0",
    "visionos": "1.0", "driverkit": "19.0",
  ]

  private static func toolsVersionChanges(_ old: PackagePromises, _ new: PackagePromises) -> [Change] {
    guard Version(old.toolsVersion) != Version(new.toolsVersion) else { return [] }
    let isRaised = Version(old.toolsVersion) < Version(new.toolsVersion)
    return [
      Change(
        isRaised ? .toolsVersionRaised : .toolsVersionLowered,
        of: .entry("swift-tools-version", old: old.toolsVersion, new: new.toolsVersion),
        meaning: isRaised
          ? "A client with an older toolchain gets the newest version that it can read."
          : "Clients with an older toolchain can read the manifest.",
        remedy: .words(isRaised ? "Add a Package@swift-\(old.toolsVersion).swift for older toolchains." : ""))
    ]
  }

  private static func traitChanges(_ old: PackagePromises, _ new: PackagePromises) -> [Change] {
    let removed = Set(old.traits).subtracting(new.traits).map {
      Change(
        .traitRemoved, of: .entry("trait \($0)", old: "trait \($0)", new: nil),
        meaning: "A package that turns the trait on no longer resolves.")
    }
    let added = Set(new.traits).subtracting(old.traits).map {
      Change(
        .traitAdded, of: .entry("trait \($0)", old: nil, new: "trait \($0)"),
        meaning: "Packages can turn it on.")
    }
    let off = Set(old.defaultTraits).subtracting(new.defaultTraits).intersection(new.traits).map {
      Change(
        .traitDefaultRemoved,
        of: .entry("trait \($0)", old: "trait \($0), enabled by default", new: "trait \($0)"),
        fact: "The trait ‘\($0)’ is no longer enabled by default.")
    }
    let parted = Set(old.traits).intersection(new.traits).flatMap { trait in
      Set(old.impliedTraits[trait] ?? []).intersection(new.traits).subtracting(
        new.impliedTraits[trait] ?? []
      ).map { other in
        Change(
          .traitEnablesLess,
          of: .entry("trait \(trait)", old: "trait \(trait), enables \(other)", new: "trait \(trait)"),
          fact: "The trait ‘\(trait)’ no longer enables ‘\(other)’.")
      }
    }
    return removed + added + off + parted
  }
}

extension ProductKind {
  fileprivate func title(_ name: String) -> String { "\(rawValue) \(name)" }
}

extension Set<String> {
  /// These modules, and those that clients get with them.
  fileprivate func reaching(_ reexports: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    var open = Array(self)
    while let next = open.popLast() {
      if found.insert(next).inserted { open += reexports[next] ?? [] }
    }
    return found
  }
}
