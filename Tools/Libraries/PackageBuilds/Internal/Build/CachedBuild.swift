import PublicAPI

/// A finished build of a version, which is used again as long as nothing that it was made from has changed.
struct CachedBuild: Codable {
  private let origin: String
  private let dependencies: DependencyState?
  private let pins: String?
  private let stored: StoredPlan
  private let modules: [String: FileStamp]

  /// Stores the build of `package` with its `plan`; `origin` is what the version was when the build began in `scratch`.
  ///
  /// The compiled modules have to stay where they are.
  init(
    _ plan: BuildPlan, of manifest: PackageManifest, in package: String, from origin: String,
    _ scratch: String
  ) {
    let names = Set(manifest.targets.keys.map(PackageManifest.moduleName))
    self.origin = origin
    dependencies = manifest.hasDependencies ? DependencyState(of: scratch) : nil
    pins = PackagePins.text(in: package)
    stored = StoredPlan(plan, of: names, targets: names.union(manifest.targets.keys).sorted())
    let compiled = names.compactMap(plan.builtModule)
    modules = Dictionary(
      compiled.compactMap { module in FileStamp(of: module.path).map { (module.path, $0) } },
      uniquingKeysWith: { $1 })
  }

  /// The plan, if the version in `package` is still what `origin` says and all compiled modules are still there.
  func plan(from origin: String, in package: String) -> BuildPlan? {
    let isSame =
      origin == self.origin && dependencies?.isCurrent != false && pins == PackagePins.text(in: package)
      && modules.allSatisfy { FileStamp(of: $0.key) == $0.value }
    return isSame ? stored.plan : nil
  }

  /// A checksum of the version in `package` and of `requests`; nil if the build depends on more than that.
  static func origin(of package: String, _ manifest: PackageManifest, for requests: [String]) -> String? {
    guard manifest.targets.values.allSatisfy(\.isCompiledAlone), let files = PackageFiles(in: package)
    else { return nil }
    // The package manager writes `Package.resolved` while it builds.
    let paths = files.paths.filter { $0 != "\(package)/Package.resolved" }
    return CacheKey.checksum(
      of: Origin(
        package: package, manifest: manifest.definition,
        targets: manifest.targets.sorted { $0.key < $1.key }.map(\.value.definition),
        requests: requests, files: paths, stamps: paths.map(FileStamp.init)))
  }

  private struct Origin: Encodable {
    let package: String
    let manifest: String
    let targets: [String]
    let requests: [String]
    let files: [String]
    let stamps: [FileStamp?]
  }
}

extension PackageManifest.Target {
  /// Whether the compiled module depends on nothing but files of this package and of its dependencies.
  fileprivate var isCompiledAlone: Bool {
    (isSelfContained || kind == "macro") && !definition.contains("\"plugin") && !definition.contains("../")
  }
}
