import PublicAPI

extension PackageVersion {
  /// Reads the modules of library products and guarded targets of `manifest`.
  ///
  /// It also reads the modules of the package that these re-export, and those whose types are in signatures. `read`
  /// gets some modules at a time, and returns its results in their order: first the listed modules, then the
  /// re-exported ones, and at last those that are only exposed in signatures.
  static func reading(
    _ manifest: PackageManifest, title: String,
    by read: (_ names: [String], _ purpose: ReadingPurpose) throws -> [ModuleReading]
  ) rethrows -> PackageVersion {
    var version = PackageVersion(title: title, promises: manifest.promises)
    try version.read(manifest, by: read)
    return version
  }

  private mutating func read(
    _ manifest: PackageManifest, by read: ([String], ReadingPurpose) throws -> [ModuleReading]
  ) rethrows {
    traits = manifest.enabledTraits
    let products = Set(manifest.productTargets.map(PackageManifest.moduleName))
    let guarded = Set((manifest.guardedTargets ?? []).map(PackageManifest.moduleName)).subtracting(products)
    (self.products, self.guarded) = (products, guarded)
    let listed = products.sorted() + guarded.sorted()
    modules = manifest.productsWithoutModules
    for (name, reading) in zip(listed, try read(listed, .listed)) { modules.append((name, reading)) }
    let own = Set(manifest.targets.keys.map(PackageManifest.moduleName))
    ownModules = own
    var asked: Set<String> = []
    while true {
      let surfaces = surfaces
      let open = Set(surfaces.values.flatMap(\.reexportedModules)).intersection(own).subtracting(asked)
        .filter { surfaces[$0] == nil }.sorted()
      if open.isEmpty { break }
      asked.formUnion(open)
      for (name, reading) in zip(open, try read(open, .reexported)) {
        if case .surface(let surface, _) = reading {
          reexported[name] = surface
        } else if !listed.contains(name) {
          modules.append((name, reading))
        }
      }
    }
    reexports = surfaces.mapValues(\.modulesReexportedWhole)
    var users = surfaces.filter { !guarded.contains($0.key) }.map(\.value)
    let others = own.subtracting(surfaces.keys).subtracting(listed)
    asked = []
    var told: [String] = []
    while case let open = Set(users.flatMap { $0.modulesInSignatures + $0.reexportedModules })
      .intersection(others).subtracting(asked).sorted(),
      !open.isEmpty
    {
      asked.formUnion(open)
      let readings = Array(zip(open, try read(open, .exposed)))
      let found = readings.filter { $0.1.surface != nil }
      exposed += found
      users = found.compactMap(\.1.surface)
      // What is the same in both versions is as good as compared.
      told += readings.filter { if case .unchanged = $0.1 { true } else { $0.1.surface != nil } }.map(\.0)
    }
    namedInSignatures = asked
    isWithoutLibraries = manifest.libraryTargets.isEmpty
    let imports = surfaces.values.flatMap(\.declarations).filter {
      $0.kind == .moduleImport && $0.has(.exported)
    }
    // What a module leads to that is the same in both versions, and was not read, nobody knows.
    let unread = Set(modules.filter { if case .unchanged = $0.reading { true } else { false } }.map(\.name))
    let targets = manifest.targets.keys.filter { unread.contains(PackageManifest.moduleName(of: $0)) }
    told += manifest.ownDependencies(of: targets).map(PackageManifest.moduleName)
    // What clients get of a module in whole is compared as a part of the one that gives it on.
    notCompared = manifest.notCompared(besides: modules.map(\.name) + told + imports.map(\.name))
  }

  /// The surfaces that were read, including those of modules that are only re-exported.
  var surfaces: [String: Surface] {
    modules.reduce(into: reexported) { surfaces, module in
      if case .surface(let surface, _) = module.reading { surfaces[module.name] = surface }
    }
  }

  /// The version of `manifest`, with the readings of `other` for modules that are the same in both.
  func completed(by other: PackageVersion, _ manifest: PackageManifest) -> PackageVersion {
    let (own, others) = (readings, other.readings)
    var version = PackageVersion.reading(manifest, title: title) { names, _ in
      // Unchanged modules need no trial of clients, so their compiled modules are left out. A module that is unchanged
      // but not in the other version is not for clients there.
      names.map { own[$0] ?? others[$0]?.withoutModule ?? .unchanged }
    }
    (version.sourceRoot, version.commit) = (sourceRoot, commit)
    version.notCompared.formUnion(notCompared)
    version.hasUncheckedBodies = hasUncheckedBodies
    return version
  }

  /// Notes what the sources of modules hold besides, as far as these were read.
  mutating func insert(_ known: [String: NotCompared], hasUncheckedBodies isLazy: Bool) {
    for case (let name, .surface) in modules {
      hasUncheckedBodies = hasUncheckedBodies || isLazy
      if let found = known[name] { notCompared.formUnion(found) }
    }
  }

  /// Whether no module failed to be read.
  var isComplete: Bool {
    !modules.contains { if case .failed = $0.reading { true } else { false } }
  }

  /// The reading of each module that was read.
  private var readings: [String: ModuleReading] {
    let read = (modules + exposed).filter { if case .unchanged = $0.reading { false } else { true } }
    return Dictionary(read.map { ($0.name, $0.reading) }, uniquingKeysWith: { $1 })
      .merging(reexported.mapValues { .surface($0, nil) }) { $1 }
  }
}

extension ModuleReading {
  /// The surface, if it was read.
  fileprivate var surface: Surface? {
    if case .surface(let surface, _) = self { surface } else { nil }
  }

  /// The reading without the compiled module.
  fileprivate var withoutModule: ModuleReading {
    if case .surface(let surface, _) = self { .surface(surface, nil) } else { self }
  }
}

extension PackageManifest {
  /// The products that other packages can use but not import.
  fileprivate var productsWithoutModules: [(name: String, reading: ModuleReading)] {
    products.compactMap { product in
      let reason: String? =
        switch product.kind {
        case .executable: "a program, which no client imports"
        case .plugin: "a plugin, which no client imports"
        case .macro: "a macro's implementation, which runs at build time"
        case .library, .other: nil
        }
      return reason.map { (product.name, .notCompared(reason: $0)) }
    }
  }
}
