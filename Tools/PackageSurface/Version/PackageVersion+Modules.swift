import PublicSurface

extension PackageVersion {
  /// The modules of the library products of `manifest`, and those of the package that these re-export.
  ///
  /// `read` is asked for some modules at a time, and answers in their order.
  init(title: String, manifest: PackageManifest, read: ([String]) throws -> [ModuleReading]) rethrows {
    self.init(side: Side(title: title, surfaces: [], manifest: manifest))
    side.skipped = manifest.productsWithoutModules
    let own = Set(manifest.targets.keys.map(PackageManifest.moduleName))
    var known: Set<String> = []
    var open = Set(manifest.libraryTargets.map(PackageManifest.moduleName))
    while !open.isEmpty {
      known.formUnion(open)
      for (name, reading) in zip(open.sorted(), try read(open.sorted())) { add(name, reading) }
      open = Set(side.surfaces.flatMap(\.reexports)).intersection(own).subtracting(known)
    }
  }

  /// The version with what `other` tells of the modules that are the same in both.
  func completed(by other: PackageVersion) -> PackageVersion {
    guard let manifest = side.manifest else { return self }
    let (own, others) = (readings, other.readings)
    var version = PackageVersion(title: side.title, manifest: manifest) { names in
      // Clients need not be tried on what is the same, so the compiled modules are left out. What is the same and
      // yet not in the other version is no longer for clients.
      names.map { own[$0] ?? others[$0]?.withoutModule ?? .unchanged }
    }
    version.side.sourceRoot = side.sourceRoot
    return version
  }

  /// What became of each module that was read.
  private var readings: [String: ModuleReading] {
    var readings: [String: ModuleReading] = [:]
    for skipped in side.skipped { readings[skipped.module] = .skipped(reason: skipped.reason) }
    for failure in side.failures { readings[failure.module] = .failed(reason: failure.reason) }
    for surface in side.surfaces { readings[surface.module] = .surface(surface, built[surface.module]) }
    return readings
  }

  private mutating func add(_ module: String, _ reading: ModuleReading) {
    switch reading {
    case .surface(let surface, let compiled):
      side.surfaces.append(surface)
      built[module] = compiled
    case .unchanged: side.unchanged.append(module)
    case .skipped(let reason): side.skipped.append(Coverage.Skipped(module: module, reason: reason))
    case .failed(let reason): side.failures.append(Coverage.Skipped(module: module, reason: reason))
    }
  }
}

extension Surface {
  /// The modules whose names clients get with this one.
  fileprivate var reexports: [String] {
    declarations.filter { $0.kind == .moduleImport && $0.attributes.contains { $0.name == "_exported" } }
      .compactMap { $0.name.split(separator: ".").first.map { String($0) } }
  }
}

extension PackageManifest {
  /// Products that other packages can use and whose code they cannot import.
  fileprivate var productsWithoutModules: [Coverage.Skipped] {
    products.compactMap { product in
      switch product.kind {
      case .executable: Coverage.Skipped(module: product.name, reason: "a program, which no client imports")
      case .plugin: Coverage.Skipped(module: product.name, reason: "a plugin, which no client imports")
      case .macro:
        Coverage.Skipped(module: product.name, reason: "a macro's implementation, which runs at build time")
      case .library, .other: nil
      }
    }
  }
}
