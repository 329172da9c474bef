import PublicAPI

/// The C targets of a package that was built.
struct ClangTargets {
  private let manifest: PackageManifest
  private let package: String
  private let plan: BuildPlan
  private let target: String
  private let names: [String: String]

  /// The targets of the package in `package`, built as `plan` says for the triple `target`.
  init(_ manifest: PackageManifest, in package: String, plan: BuildPlan, target: String) {
    self.manifest = manifest
    self.package = package
    self.plan = plan
    self.target = target
    names = Dictionary(
      manifest.targets.keys.map { (PackageManifest.moduleName(of: $0), $0) }, uniquingKeysWith: { $1 })
  }

  /// The module called `name` with the arguments that its clients need; nil if Swift code cannot import it.
  func module(_ name: String) -> BuiltModule? {
    guard let own = names[name], let found = clangTarget(own) else { return nil }
    let below = manifest.dependencies(of: own).sorted().compactMap(clangTarget)
    // Headers may include those of other packages, and only the build knows where these are.
    let known = plan.importFlags(ofUserOf: found.moduleMap)
    // With two module caches, the compiled forms of the same header would contradict each other.
    let cache = known.contains("-module-cache-path") ? [] : ["-module-cache-path", plan.moduleCache]
    return found.module(for: target, including: below, cache + known)
  }

  private func clangTarget(_ name: String) -> ClangTarget? {
    ClangTarget(name, of: manifest, in: package, plan: plan)
  }
}
