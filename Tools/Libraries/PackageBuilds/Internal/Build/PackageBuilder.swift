import Foundation
import Processes
import PublicAPI

/// Compiles a package as far as the surfaces of its modules need.
struct PackageBuilder: Sendable {
  let package: String
  let scratch: String
  private let kept: String
  private let sharedScratch: SharedScratchFolder?
  let toolchain: Toolchain
  let progress: ProgressLog
  private let checksBodies: Bool
  let system: any BuildSystem
  private let manifest: PackageManifest
  let options: [String]
  /// The module cache of the compilers, unless another program decides on that.
  let headers: String
  private let cache: ResultCache

  /// If there are more targets than this, all are built at once, since each build plans the whole package again.
  private let mostSingleTargets = 5

  /// Makes a builder of the package in `package`, which builds in `sharedScratch` or, without one, in `folder`.
  ///
  /// `folder` also stores what belongs to this version alone, and `cache` what other versions can use.
  init(
    of package: String, _ manifest: PackageManifest, in folder: String,
    _ sharedScratch: SharedScratchFolder? = nil,
    _ cache: CacheFolder, by reader: ModuleReader
  ) {
    self.package = package
    self.sharedScratch = sharedScratch
    kept = folder
    scratch = sharedScratch?.scratch ?? folder
    toolchain = reader.toolchain
    progress = reader.progress
    checksBodies = reader.request.checksBodies
    system = reader.buildSystem
    self.manifest = manifest
    headers = reader.moduleCache
    options = ["--build-system", system.name] + reader.request.variation.arguments(for: manifest)
    self.cache = SharedAnswers.plans.cache(of: toolchain, in: reader.caches, or: cache)
  }

  /// Builds `targets` and their dependencies with as little work as their surfaces need.
  ///
  /// The compiler checks all that the package declares in them.
  func prepare(_ targets: [String], version: String) throws -> BuildPlan {
    let record = "\(kept)/build.json"
    let origin = canKeep ? CachedBuild.origin(of: package, manifest, for: requests(of: targets)) : nil
    let known: CachedBuild? = origin == nil ? nil : CheckedFile.read(record)
    if let origin, let plan = known?.plan(from: origin, in: package) { return plan }
    do {
      let plan = try build(targets, version: version)
      if let origin {
        // If the file cannot be written, the next run builds again.
        try? CheckedFile.write(
          CachedBuild(plan, of: manifest, in: package, from: origin, scratch), to: record)
      }
      return plan
    } catch  where isFull {
      // Compilers report this in many ways, or crash.
      throw FileError.unwritable(path: scratch, reason: "no space is left there")
    }
  }

  /// The plan that other versions can use, too; it depends on the compiler's path.
  var sharedPlan: SharedPlan? {
    SharedPlan(of: package, manifest, in: scratch, options + [toolchain.swift], cache)
  }

  /// Whether a build depends only on the version itself, its pins and the toolchain.
  private var canKeep: Bool { system.isShareable && manifest.localDependencies.isEmpty }

  private func requests(of targets: [String]) -> [String] {
    targets + options + [scratch, "\(checksBodies)", toolchain.swift, toolchain.version]
  }

  private var isFull: Bool {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: scratch)
    return (attributes?[.systemFreeSize] as? Int).map { $0 < 1 << 20 } ?? false
  }

  private func build(_ targets: [String], version: String) throws -> BuildPlan {
    try discardOtherManifests()
    let least = LeastBuildMode(in: scratch, checksBodies: checksBodies)
    var modes = system.modes(from: least.current)
    let isPlanned = modes.first == .planned
    let canPlan = !manifest.hasDependencies || sharedScratch != nil
    if isPlanned {
      modes.removeFirst()
      if canPlan, let plan = try plan(for: targets, version) { return plan }
    }
    let turn = try sharedScratch?.enter()
    defer { turn?.end() }
    var log = (text: "", isFailure: true)
    for mode in modes {
      log = try build(manifest.roots(of: targets), mode)
      if let plan = try plan(of: targets, after: log, mode, version) {
        if mode != modes.first || isPlanned && canPlan { least.remember(mode) }
        return try sharedScratch?.carry(plan, needed(of: targets, in: plan), to: kept) ?? plan
      }
      // A build in a lesser mode can fail where a complete one does not. Neither the next build nor the next run may
      // take what it leaves for finished.
      discard()
    }
    throw PackageError.doesNotBuild(
      version: version, output: BuildLog(system.messages(in: log.text)).diagnostics)
  }

  /// The plan of a version for which only modules have to be compiled, with these modules; nil if that is not enough.
  private func plan(for targets: [String], _ version: String) throws -> BuildPlan? {
    // Dependencies that were compiled lazily may lack something, so a rejection is only final if they are compiled in
    // full.
    for depth in [DependencyModules.Depth.lazy, .full] {
      guard var plan = try planWithDependencies(of: targets, depth) else { return nil }
      let check = check(in: plan)
      let own = manifest(in: plan).ownDependencies(of: targets)
      let rejections = try check.rejections(among: own, in: plan)
      if rejections.isEmpty {
        plan.checked = (check.folder, Set(own.map(PackageManifest.moduleName)))
        return plan
      }
      let target = rejections[0].target
      progress.step("Building all of \(target) of the \(version), whose declarations the compiler rejects")
      if sharedScratch == nil {
        try confirm(rejections, version, after: "")
        return nil
      }
      if depth == .full, let words = try check.finalRejection(of: target, in: plan) {
        throw rejection(rejections, of: version, "", words)
      }
    }
    return nil
  }

  /// The plan for `targets`, with modules of other packages compiled; nil if more than modules has to be built.
  private func planWithDependencies(of targets: [String], _ depth: DependencyModules.Depth) throws
    -> BuildPlan?
  {
    let turn = try sharedScratch?.enter()
    defer { turn?.end() }
    func isReady(_ plan: BuildPlan) throws -> Bool {
      let modules = needed(of: targets, in: plan)
      try plan.makeResourceAccessors(of: modules, in: scratch)
      return plan.isReady(for: modules, in: scratch)
    }
    let known = try sharedPlan.map { try $0.plan(isReady: isReady, orElse: makePlan) } ?? makePlan()
    if let known, try isReady(known) {
      let plan = known.moved([known.moduleCache: headers])
      guard let sharedScratch else { return plan }
      let dependencies = DependencyModules(
        plan, depth, in: scratch, toolchain: toolchain, progress: progress)
      let needed = needed(of: targets, in: plan)
      let own = Set(manifest.targets.keys.map(PackageManifest.moduleName))
      if try dependencies.compile(needed.filter { !own.contains($0) }) {
        return try sharedScratch.carry(plan, needed, to: kept)
      }
    }
    discard()
    return nil
  }

  /// The manifest for the platform of `plan`.
  private func manifest(in plan: BuildPlan) -> PackageManifest {
    var manifest = manifest
    manifest.platform = manifest.platform ?? plan.target.flatMap(PackageManifest.platform)
    return manifest
  }

  private func check(in plan: BuildPlan) -> DeclarationCheck {
    DeclarationCheck(manifest(in: plan), in: kept, toolchain: toolchain, progress: progress)
  }

  /// The modules that have to be compiled for `targets`, each after those that it imports.
  private func needed(of targets: [String], in plan: BuildPlan) -> [String] {
    plan.modules(for: manifest(in: plan).ownDependencies(of: targets).map(PackageManifest.moduleName))
  }

  private func makePlan() throws -> BuildPlan? {
    let log = try build(.planned, targets: [])
    return log.isFailure ? nil : try? system.plan(of: scratch, after: log.text)
  }

  /// The plan of a build in `mode` that has ended with `log`, if all that it has left is usable.
  private func plan(
    of targets: [String], after log: (text: String, isFailure: Bool), _ mode: BuildMode, _ version: String
  ) throws -> BuildPlan? {
    guard mode == .lazy, var plan = try? system.plan(of: scratch, after: log.text) else {
      return log.isFailure ? nil : try system.plan(of: scratch, after: log.text)
    }
    let own = manifest(in: plan).ownDependencies(of: targets)
    let check = check(in: plan)
    let rejections = try check.rejections(among: own, in: plan)
    if let target = rejections.first?.target {
      progress.step("Building all of \(target) of the \(version), whose declarations the compiler rejects")
      // If warnings are errors, they can be about bodies that were left out.
      if log.isFailure, let words = try check.finalRejection(of: target, in: plan) {
        discard()
        throw rejection(rejections, of: version, log.text, words)
      }
      try confirm(rejections, version, after: log.isFailure ? log.text : "")
    }
    plan.checked = (check.folder, Set(own.map(PackageManifest.moduleName)))
    return rejections.isEmpty && !log.isFailure ? plan : nil
  }

  /// Throws the package manager's error if the first rejected target does not build with all bodies either.
  private func confirm(_ rejections: [DeclarationCheck.Rejection], _ version: String, after log: String)
    throws
  {
    discard()
    let whole = try build(.checked, targets: rejections.prefix(1).map(\.target))
    guard whole.isFailure else { return }
    discard()
    throw rejection(rejections, of: version, log, whole.text)
  }

  private func rejection(
    _ rejections: [DeclarationCheck.Rejection], of version: String, _ log: String, _ words: String
  ) -> PackageError {
    let text = log + rejections.map(\.output).joined() + words
    return .doesNotBuild(version: version, output: BuildLog(text).diagnostics)
  }

  private func build(_ roots: [String], _ mode: BuildMode) throws -> (text: String, isFailure: Bool) {
    let targets = roots.count > mostSingleTargets ? [] : roots
    let log = try build(mode, targets: targets)
    guard log.isFailure, targets.isEmpty else { return log }
    // The error may be in a program that no client imports.
    discard()
    return try build(mode, targets: roots)
  }

  /// Removes what was built here for another manifest.
  ///
  /// Conditions such as `canImport` would find modules that the other manifest needed and this one does not.
  private func discardOtherManifests() throws {
    guard sharedScratch == nil else { return }
    let record = "\(scratch)/manifest-\(system.name)"
    let facts = manifest.facts
    guard (try? String(contentsOfFile: record, encoding: .utf8)) != facts else { return }
    discard()
    do {
      try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    } catch {
      throw FileError.unwritable(path: scratch, reason: error.localizedDescription)
    }
    try AtomicFiles.write([(record, facts)])
  }

  /// The plan of the next build, made without compiling anything; nil if it is not known before something is compiled.
  ///
  /// The user's own build is left as it is, and its plan may be older than the package. Throws if the package manager
  /// rejects the package or cannot resolve its dependencies.
  func tryPlan(version: String, isUsers: Bool) throws -> BuildPlan? {
    let canPlan = !isUsers && system.modes(from: .planned).first == .planned
    if !isUsers { try discardOtherManifests() }
    let turn = try sharedScratch?.enter()
    defer { turn?.end() }
    let log = try canPlan ? build(.planned, targets: []) : resolve()
    if log.isFailure {
      throw PackageError.doesNotBuild(
        version: version, output: BuildLog(system.messages(in: log.text)).diagnostics)
    }
    return canPlan || isUsers ? try? system.plan(of: scratch, after: log.text) : nil
  }

  private func resolve() throws -> (text: String, isFailure: Bool) {
    let output = try toolchain.askPackageManager(
      to: "package", ["resolve"], in: package, scratch: scratch, progress: progress)
    return (output.standardError, !output.succeeded)
  }

  private func discard() {
    if let sharedScratch { sharedScratch.discard() } else { system.discardBuild(in: scratch) }
  }

  /// Brings the user's own build up to date, as `swift build` does.
  func update(version: String) throws -> BuildPlan {
    let log = try build(.complete, targets: [], [])
    guard log.isFailure else { return try system.plan(of: scratch, after: log.text) }
    throw PackageError.doesNotBuild(
      version: version, output: BuildLog(system.messages(in: log.text)).diagnostics)
  }
}
