import PublicAPI

/// A build of a version, for which nobody is asked again while what it was made from is the same.
struct KeptBuild: Codable {
  private let origin: String
  private let dependencies: DependencyState?
  private let pins: String?
  private let stored: StoredPlan
  private let modules: [String: FileStamp]

  /// The build of `package` that `plan` tells of, whose modules stay where they are; `origin` is what the version was
  /// when it began in `scratch`.
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

  /// The plan, if the version in `package` is what `origin` says and all that was compiled is still there.
  func plan(from origin: String, in package: String) -> BuildPlan? {
    let isSame =
      origin == self.origin && dependencies?.isCurrent != false && pins == PackagePins.text(in: package)
      && modules.allSatisfy { FileStamp(of: $0.key) == $0.value }
    return isSame ? stored.plan : nil
  }

  /// What tells the version of `manifest` in `package`, and what `requests` ask of its build, from every other; nil where
  /// something else decides, too.
  static func origin(of package: String, _ manifest: PackageManifest, for requests: [String]) -> String? {
    guard manifest.targets.values.allSatisfy(\.isCompiledAlone), let files = PackageFiles(in: package)
    else { return nil }
    // The package manager writes its pins while it builds.
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
  /// Whether nothing decides on the compiled module but files of this package and those that it depends on.
  fileprivate var isCompiledAlone: Bool {
    (isSelfContained || kind == "macro") && !definition.contains("\"plugin") && !definition.contains("../")
  }
}
