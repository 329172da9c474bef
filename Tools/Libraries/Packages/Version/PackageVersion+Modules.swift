import Compatibility
import Surfaces

extension PackageVersion {
  /// The modules of the library products of `manifest`, and those of the package that these re-export.
  ///
  /// `read` is asked for some modules at a time, and answers in their order.
  init(title: String, manifest: PackageManifest, read: ([String]) throws -> [ModuleReading]) rethrows {
    self.init(title: title, manifest: manifest)
    skipped = manifest.productsWithoutModules
    let own = Set(manifest.targets.keys.map(PackageManifest.moduleName))
    var known: Set<String> = []
    var open = Set(manifest.libraryTargets.map(PackageManifest.moduleName))
    while !open.isEmpty {
      known.formUnion(open)
      for (name, reading) in zip(open.sorted(), try read(open.sorted())) { add(name, reading) }
      open = Set(surfaces.flatMap(\.reexports)).intersection(own).subtracting(known)
    }
  }

  /// The version with what `other` tells of the modules that are the same in both.
  func completed(by other: PackageVersion) -> PackageVersion {
    guard let manifest = manifest else { return self }
    let (own, others) = (readings, other.readings)
    var version = PackageVersion(title: title, manifest: manifest) { names in
      // Clients need not be tried on what is the same, so the compiled modules are left out. What is the same and
      // yet not in the other version is no longer for clients.
      names.map { own[$0] ?? others[$0]?.withoutModule ?? .unchanged }
    }
    version.sourceRoot = sourceRoot
    return version
  }

  /// What became of each module that was read.
  private var readings: [String: ModuleReading] {
    var readings: [String: ModuleReading] = [:]
    for skipped in skipped { readings[skipped.module] = .skipped(reason: skipped.reason) }
    for failure in failures { readings[failure.module] = .failed(reason: failure.reason) }
    for surface in surfaces { readings[surface.module] = .surface(surface, built[surface.module]) }
    return readings
  }

  private mutating func add(_ module: String, _ reading: ModuleReading) {
    switch reading {
    case .surface(let surface, let compiled):
      surfaces.append(surface)
      built[module] = compiled
    case .unchanged: unchanged.append(module)
    case .skipped(let reason): skipped.append(UnreadModule(module: module, reason: reason))
    case .failed(let reason): failures.append(UnreadModule(module: module, reason: reason))
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
  fileprivate var productsWithoutModules: [UnreadModule] {
    products.compactMap { product in
      switch product.kind {
      case .executable: UnreadModule(module: product.name, reason: "a program, which no client imports")
      case .plugin: UnreadModule(module: product.name, reason: "a plugin, which no client imports")
      case .macro:
        UnreadModule(module: product.name, reason: "a macro's implementation, which runs at build time")
      case .library, .other: nil
      }
    }
  }
}
