import Foundation
public import Processes
public import PublicAPI

/// Reads versions of a package, and builds and extracts them first if that is necessary.
public struct PackageReader: Sendable {
  let package: String
  let selection: Selection
  let progress: ProgressLog
  let folder: BaselineFolder
  let files: FileVersions
  let caches: CacheRoot
  private let checksBodies: Bool
  private let buildSystem: String?
  private let resolver: ReferenceResolver

  /// Makes a reader of the package in the directory `package`, or of its `modules` alone if there are any.
  ///
  /// The committed baselines are in the directory `baselines`, which need not exist yet. They are read and written for
  /// `platform`. A library target without a product is read if `targets` names it, or if the reader `isGuarding` and
  /// its baseline says so. A revision that is not a tag stands for its merge base with the other side, unless the
  /// reader `isExact`.
  ///
  /// The compiler checks what a version declares. It only checks bodies that no client inlines if the reader
  /// `checksBodies`, or if a surface needs a whole build. `buildSystem` is one of the ``buildSystems``, or nil for the
  /// toolchain's default. Builds with another `variation` have baselines of their own, in a folder in `baselines`.
  public init(
    of package: String, modules: Set<String> = [], targets: Set<String> = [], baselines: String,
    isGuarding: Bool = false, options: Set<SurfaceOption> = [], platform: String,
    isExact: Bool = false, checksBodies: Bool = false, buildSystem: String? = nil,
    variation: BuildVariation = BuildVariation(), caches: CacheRoot = CacheRoot(), progress: ProgressLog
  ) {
    self.caches = caches
    (self.checksBodies, self.buildSystem) = (checksBodies, buildSystem)
    self.package = package
    self.progress = progress
    folder = BaselineFolder(directory: baselines, variation: variation)
    selection = Selection(
      modules: modules, targets: targets, guardedModules: isGuarding ? folder.guarded : [], surface: options,
      variation: variation)
    files = FileVersions(package: package, options: options, platform: platform)
    resolver = ReferenceResolver(package: package, isExact: isExact, progress: progress)
  }

  /// The names of the build systems that packages can be built with, as the package manager has them.
  public static var buildSystems: [String] { BuildSystemChoice.allCases.map(\.rawValue) }

  /// One version with all its modules.
  ///
  /// A toolchain is only needed for what has to be built. Throws if there is none then, or if the version cannot be
  /// found or built.
  public func version(_ reference: Reference) throws -> PackageVersion {
    try read(find(resolver.place(of: reference), since: nil))
  }

  /// Two versions to compare, read at the same time.
  ///
  /// Modules that both compile from the same files have the same surfaces. They are not read, unless `wholeNew` asks
  /// for all of the new version. Such modules still have to compile: they are compiled in `new`, unless they were
  /// compiled in `old` before. Throws an ``UnbuiltVersion`` if `old` is there and cannot be built.
  public func versions(old: Reference, new: Reference, wholeNew: Bool) throws -> (
    old: PackageVersion, new: PackageVersion
  ) {
    let (before, after) = (try resolver.place(of: old), try resolver.place(of: new))
    var tip: String?
    if case .workingTree = new { tip = "HEAD" } else if case .revision(let name) = after { tip = name }
    // Versions that are files are read here, and large graphs take time.
    let found = try [(before, tip), (after, nil)].mapOnThreads { try find($0, since: $1) }
    guard case .source(let first) = found[0], case .source(let second) = found[1] else {
      if case .files = found[0], case .files = found[1] { try requireTargets(in: []) }
      return (try read(found[0]), try read(found[1]))
    }
    if first.commit != nil, first.commit == second.commit {
      let both = try read(found[1])
      var before = both
      before.title = first.title
      return (before, both)
    }
    do {
      return try build(old: first, new: second, wholeNew: wholeNew)
    } catch let error as PackageError
      where error.tellsOfBuild(of: first.title, elsewhereThan: package)
    {
      throw UnbuiltVersion(title: first.title, reason: error)
    }
  }

  /// The package's path in the repository around it, with a slash at its end, or empty; nil without a repository.
  public var prefix: String? { GitRepository(around: package)?.prefix }

  /// Whether the repository around the package lacks older commits.
  public var isShallow: Bool { GitRepository(around: package)?.isShallow ?? false }

  /// The tags that `revision` contains; none if there is no such commit.
  public func tags(in revision: String) -> [String] {
    GitRepository(around: package)?.tags(in: revision) ?? []
  }

  /// The text of the file at `path`, which is in the work tree, as `revision` has it; nil if it has none.
  public func text(ofFile path: String, in revision: String) -> String? {
    GitRepository(around: package)?.text(ofFile: path, in: revision)
  }

  /// The tags of the commit of `revision`; none if there is no such commit.
  public func tags(at revision: String) -> [String] {
    GitRepository(around: package)?.tags(at: revision) ?? []
  }

  /// The toolchain of this machine; it is asked what it is only if no earlier run has stored that.
  ///
  /// Throws if there is none, or if it cannot read modules.
  public var toolchain: Toolchain { get throws { try CachedToolchain.find(in: caches) } }

  /// The reader that extracts modules with the toolchain of this machine.
  func modules() throws -> ModuleReader {
    let moduleCache = try ModuleCache.shared(in: CacheFolder(of: package, in: caches))
    let toolchain = try toolchain
    try requireSDK(of: toolchain)
    if caches.isReplaced {
      progress.note("\(caches.directory) cannot be written; what is built is kept in .build of the package.")
    }
    let choice =
      buildSystem.flatMap(BuildSystemChoice.init)
      ?? BuildSystemChoice(ofDefaultIn: toolchain, caches: caches, progress: progress)
    let system = choice.system(of: toolchain)
    let request = BuildRequest(
      selection.surface, checksBodies: checksBodies, buildSystem: system.name, variation: selection.variation)
    return ModuleReader(
      toolchain: toolchain, progress: progress, request: request, buildSystem: system, caches: caches,
      moduleCache: moduleCache)
  }

  private func find(_ place: Place, since tip: String?) throws -> FoundVersion {
    switch place {
    case .package(let path, let title): .source(.tree(path, title: title))
    case .revision(let name): .source(.commit(try resolver.commit(of: name, since: tip)))
    case .graphs(let path): .files(try files.graphs(path, title: "symbol graphs in \(path)"))
    case .baselines(let path, let title): .files(try files.baselines(path, title: title))
    case .baseline(let path): .files(try files.baseline(path, title: "baseline \(path)"))
    }
  }

  private func read(_ found: FoundVersion) throws -> PackageVersion {
    switch found {
    case .files(let version): return selection.applied(to: version)
    case .source(let source):
      defer { RevisionCache.endReservations() }
      let opened = try open(source, modules())
      try requireTargets(in: [opened])
      return selection.applied(
        to: try opened.read(compiling: opened.manifest.libraryTargets, except: UnchangedModules()))
    }
  }

  private func open(_ source: PackageSource, _ reader: ModuleReader) throws -> any OpenedVersion {
    switch source {
    case .tree(let directory, let title): try OpenedTree(directory, title: title, selection, reader)
    case .commit(let commit):
      try OpenedRevision(
        RevisionFolder(
          package: package, commit: commit,
          revisions: RevisionCache.shared(in: reader.folder(of: package), progress), reader: reader),
        selection)
    }
  }

  private func requireSDK(of toolchain: Toolchain) throws {
    guard let name = selection.variation.sdk else { return }
    let known = try SwiftSDKs(of: toolchain, progress: progress).names
    if !known.contains(name) { throw PackageError.noSDK(name: name, known: known) }
  }

  /// Throws an error unless each trait that was asked for is in one of `versions`.
  ///
  /// If no trait was asked for, notes those that are off.
  private func requireTraits(in versions: [any OpenedVersion]) throws {
    let manifests = versions.map(\.manifest)
    let variation = selection.variation
    if let name = variation.unknownTraits(in: manifests).first {
      throw PackageError.noTrait(name: name, known: Set(manifests.flatMap(\.traits)).sorted())
    }
    guard variation.traits == .defaults else { return }
    let off = manifests.reduce(into: Set<String>()) {
      $0.formUnion(Set($1.traits).subtracting($1.enabledTraits))
    }
    if !off.isEmpty {
      let names = off.sorted().joined(separator: ", ")
      progress.note("Traits that are off, with all that is behind them: \(names); --all-traits looks there.")
    }
  }

  /// Throws an error unless each target that was asked for is a library target in one of `versions`.
  private func requireTargets(in versions: [any OpenedVersion]) throws {
    try requireTraits(in: versions)
    for name in selection.targets.sorted() {
      let kinds = versions.compactMap { $0.manifest.targets[name]?.kind }
      if kinds.contains("regular") { continue }
      let known = Set(versions.flatMap(\.manifest.possibleLibraryTargets)).sorted()
      throw PackageError.noLibraryTarget(name: name, kind: kinds.first, known: known)
    }
  }

  private func build(old: PackageSource, new: PackageSource, wholeNew: Bool) throws -> (
    old: PackageVersion, new: PackageVersion
  ) {
    defer { RevisionCache.endReservations() }
    let modules = try modules()
    let opened = try [new, old].mapOnThreads { try open($0, modules) }
    try requireTargets(in: opened)
    var unchanged: (old: UnchangedModules, new: UnchangedModules) =
      UnchangedTargets(old: opened[1], new: opened[0])?.modules ?? (
        UnchangedModules(exposed: [:]), UnchangedModules(exposed: [:])
      )
    if wholeNew { unchanged.new.modules = [:] }
    // The package manager leaves processors idle, and the comparison will need the toolchain's declarations.
    let library = SystemModules(of: modules.toolchain, importing: [])
    let tools = SystemModules.Tools(modules.toolchain, caches: caches, progress: progress)
    let next = opened[0]
    let targets = next.manifest.libraryTargets.filter {
      !unchanged.new.covers(target: $0) || !opened[1].compiled.contains($0)
    }
    let proven = opened[1].compiled.union(next.manifest.ownDependencies(of: targets))
    let earlier = opened[1].manifest.libraryTargets.filter {
      !unchanged.old.covers(target: $0) || !proven.contains($0)
    }
    let headers = FoundationHeaders(for: targets, of: next.manifest, in: next.sourceRoot, by: modules)
    let prefetched =
      targets.isEmpty
      ? nil
      : Prefetch {
        headers?.precompile()
        library.prefetch(using: tools)
      }
    defer { prefetched?.answer }
    // The old version comes first, so that a shared scratch folder is left with what the next run needs.
    let read = try [(opened[1], earlier, unchanged.old), (opened[0], targets, unchanged.new)].mapOnThreads {
      try $0.read(compiling: $1, except: $2)
    }
    let before = read[0].completed(by: read[1], opened[1].manifest)
    return (selection.applied(to: before), selection.applied(to: read[1]))
  }
}

extension PackageReader {
  /// Whether `name` is a revision of the repository around the package, or the path of a file or folder.
  public func knows(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: name)
      || (try? GitRepository(around: package)?.commit(name)) != nil
  }
}
