import Manifests
import Surfaces

extension PackageVersion {
  /// The modules of the library products of `manifest` and of its guarded targets, and those of the package that these
  /// re-export.
  ///
  /// `read` is asked for some modules at a time, and answers in their order.
  init(title: String, manifest: PackageManifest, read: ([String]) throws -> [ModuleReading]) rethrows {
    self.init(title: title, promises: manifest.promises)
    modules = manifest.productsWithoutModules
    let own = Set(manifest.targets.keys.map(PackageManifest.moduleName))
    var known: Set<String> = []
    for targets in [manifest.productTargets, manifest.guardedTargets ?? []] {
      let forClients = known
      var open = Set(targets.map(PackageManifest.moduleName)).subtracting(known)
      while !open.isEmpty {
        known.formUnion(open)
        for (name, reading) in zip(open.sorted(), try read(open.sorted())) { modules.append((name, reading)) }
        open = Set(modules.flatMap(\.reading.reexports)).intersection(own).subtracting(known)
      }
      guarded = known.subtracting(forClients)
    }
  }

  /// The version, whose manifest is given, with what `other` tells of the modules that are the same in both.
  func completed(by other: PackageVersion, _ manifest: PackageManifest) -> PackageVersion {
    let (own, others) = (readings, other.readings)
    var version = PackageVersion(title: title, manifest: manifest) { names in
      // Clients need not be tried on what is the same, so the compiled modules are left out. What is the same and
      // yet not in the other version is no longer for clients.
      names.map { own[$0] ?? others[$0]?.withoutModule ?? .unchanged }
    }
    (version.sourceRoot, version.commit) = (sourceRoot, commit)
    return version
  }

  /// Whether every module was read that was to be.
  var isComplete: Bool {
    !modules.contains { if case .failed = $0.reading { true } else { false } }
  }

  /// What became of each module that was read.
  private var readings: [String: ModuleReading] {
    let read = modules.filter { if case .unchanged = $0.reading { false } else { true } }
    return Dictionary(read.map { ($0.name, $0.reading) }, uniquingKeysWith: { $1 })
  }
}

extension ModuleReading {
  /// The modules whose names clients get with this one.
  fileprivate var reexports: [String] {
    guard case .surface(let surface, _) = self else { return [] }
    return surface.declarations
      .filter { $0.kind == .moduleImport && $0.has(.exported) }
      .compactMap { $0.name.split(separator: ".").first.map { String($0) } }
  }

  /// The same without the compiled module.
  fileprivate var withoutModule: ModuleReading {
    if case .surface(let surface, _) = self { .surface(surface, nil) } else { self }
  }
}

extension PackageManifest {
  /// Products that other packages can use and whose code they cannot import.
  fileprivate var productsWithoutModules: [(name: String, reading: ModuleReading)] {
    products.compactMap { product in
      let reason: String? =
        switch product.kind {
        case .executable: "a program, which no client imports"
        case .plugin: "a plugin, which no client imports"
        case .macro: "a macro's implementation, which runs at build time"
        case .library, .other: nil
        }
      return reason.map { (product.name, .skipped(reason: $0)) }
    }
  }
}
