import Processes
import PublicAPI

/// Reads the modules of a package from a finished build.
struct ModuleReader: Sendable {
  let toolchain: Toolchain
  let progress: ProgressLog
  let request: BuildRequest
  let buildSystem: any BuildSystem
  let caches: CacheRoot
  /// The compilers' module cache for all versions and packages.
  let moduleCache: String

  /// The cache folder of the package in `directory`.
  func folder(of directory: String) -> CacheFolder { CacheFolder(of: directory, in: caches) }

  /// Reads the modules called `names` from a finished build of the package in `package`; none without a build.
  func read(
    _ names: [String], _ plan: BuildPlan?, _ manifest: PackageManifest, in package: String, title: String,
    cache: ResultCache? = nil
  ) -> [String: ModuleReading] {
    guard let plan, !names.isEmpty else { return [:] }
    let owners = Dictionary(
      manifest.targets.keys.map { (PackageManifest.moduleName(of: $0), $0) }, uniquingKeysWith: { $1 })
    var fingerprints = ModuleFingerprints(manifest, plan)
    let compiled = names.compactMap(plan.builtModule)
    let targets = ClangTargets(manifest, in: package, plan: plan, target: toolchain.target)
    let imported = Set(names).subtracting(compiled.map(\.name)).sorted().compactMap(targets.module)
    let modules = (compiled + imported).map { module in
      var module = module
      let stamp = FileStamp(of: module.path)
      module.fingerprint = fingerprints.fingerprint(of: module)
      module.stamp = stamp
      return module
    }
    progress.step("Reading \(modules.count == 1 ? "1 module" : "\(modules.count) modules") of the \(title)")
    let extractor = SurfaceExtractor(
      toolchain: toolchain, progress: progress, options: request.options, cache: cache)
    var readings = Dictionary(
      names.map { ($0, ModuleReading.uncompiled(owners[$0] ?? $0, of: manifest, in: package)) },
      uniquingKeysWith: { $1 })
    for (module, result) in zip(modules, extractor.surfaces(of: modules)) {
      switch result {
      case .success(let surface): readings[module.name] = .surface(surface, module)
      case .failure(let error as ExtractionError) where module.headers != nil:
        // C++ headers that Swift cannot import have no clients.
        let reader = HeaderReader(toolchain: toolchain, progress: progress)
        let isInCPlusPlus = module.headers.map { reader.areInCPlusPlus($0, of: module) } ?? false
        readings[module.name] =
          isInCPlusPlus ? .withoutSwift(kind: "C++") : .unimportable(reason: "a target in C; \(error)")
      case .failure(let error): readings[module.name] = .failed(reason: String(describing: error))
      }
    }
    return readings
  }
}
