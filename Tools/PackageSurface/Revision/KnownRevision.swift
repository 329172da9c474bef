import PublicSurface

/// What is known of a revision without building it.
struct KnownRevision {
  private struct Unknown: Error {}

  let stored: StoredVersion
  /// What was read before, and what the version compared with tells of unchanged modules, by name.
  let modules: [String: ModuleReading]
  /// The library targets that are not the same in the version compared with.
  let changedTargets: [String]

  /// Reads what is stored in `directory`, if it is undamaged.
  init?(_ directory: String, comparedWith new: PackageVersion?) {
    guard let stored = StoredVersion(from: directory) else { return nil }
    self.init(stored, comparedWith: new)
  }

  init(_ stored: StoredVersion, comparedWith new: PackageVersion?) {
    self.stored = stored
    let unchanged = new.flatMap { stored.unchangedTargets(in: $0) }
    let shared = Set(
      stored.manifest.targets.keys.filter { unchanged?.contains($0) == true }
        .map(PackageManifest.moduleName))
    let told = new?.readings.filter { shared.contains($0.key) } ?? [:]
    // Clients need not be tried on what is the same, so what is told comes before what was compiled.
    modules = stored.modules.merging(told) { $1 }
    changedTargets = stored.manifest.libraryTargets.filter { told[PackageManifest.moduleName(of: $0)] == nil }
  }

  /// The whole version, or nil if something has to be built for it.
  func version(title: String) -> PackageVersion? {
    var version = try? PackageVersion(title: title, manifest: stored.manifest) { names in
      try names.map { name in
        guard let reading = modules[name] else { throw Unknown() }
        return reading
      }
    }
    version?.side.sourceRoot = stored.sourceRoot
    return version
  }
}

extension StoredVersion {
  fileprivate func unchangedTargets(in new: PackageVersion) -> UnchangedTargets? {
    guard let newManifest = new.side.manifest, let newRoot = new.side.sourceRoot else { return nil }
    return UnchangedTargets(old: manifest, in: sourceRoot, new: newManifest, in: newRoot)
  }
}

extension PackageVersion {
  /// What became of each module, without the compiled ones.
  fileprivate var readings: [String: ModuleReading] {
    var readings: [String: ModuleReading] = [:]
    for skipped in side.skipped { readings[skipped.module] = .skipped(reason: skipped.reason) }
    for failure in side.failures { readings[failure.module] = .failed(reason: failure.reason) }
    for surface in side.surfaces { readings[surface.module] = .surface(surface, nil) }
    return readings
  }
}
