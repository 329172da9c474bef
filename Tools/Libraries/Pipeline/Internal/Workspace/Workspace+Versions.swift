import Packages
import Processes
import Surfaces

extension Workspace {
  /// The package as its files are now.
  func workingTree() throws -> PackageVersion {
    let version = try reader.version(tree)
    try requireModules(in: [version])
    return version
  }

  /// The package as it was in `base` if there is one, and whole as its files are now.
  func workingTree(since base: Base?) throws -> (base: PackageVersion?, tree: PackageVersion) {
    guard let base else { return (nil, try workingTree()) }
    let (old, new) = try reader.versions(old: base.source(of: package), new: tree, wholeNew: true)
    try requireModules(in: [new])
    return (old, new)
  }

  /// Both sides of a comparison; what both compile from the same files is not read.
  func versions(_ old: ComparedSide, _ new: ComparedSide) throws -> (old: PackageVersion, new: PackageVersion)
  {
    let (before, after) = try read(old, new)
    try requireModules(in: [before, after])
    return (before, after)
  }

  private func read(_ old: ComparedSide, _ new: ComparedSide) throws -> (PackageVersion, PackageVersion) {
    if let before = old.source(of: package), let after = new.source(of: package) {
      return try reader.versions(old: before, new: after, wholeNew: false)
    }
    // Large graphs take their time.
    let versions = try [old, new].mapOnThreads { try version($0) }
    return (versions[0], versions[1])
  }

  private func version(_ side: ComparedSide) throws -> PackageVersion {
    switch side {
    case .source(let source): try reader.version(source)
    case .commit(let base): try reader.version(base.source(of: package))
    case .graphs(let path, let title): try files.graphs(path, title: title)
    case .baselines(let path, let title): try files.baselines(path, title: title)
    case .baseline(let path, let title): try files.baseline(path, title: title)
    }
  }

  /// Every module that was asked for exists in one of `versions`, and there is any module at all.
  private func requireModules(in versions: [PackageVersion]) throws {
    let known = Set(
      versions.flatMap {
        $0.surfaces.map(\.module) + $0.unchanged + $0.failures.map(\.module)
      })
    let all = known.union(versions.flatMap { $0.skipped.map(\.module) })
    for name in selection.modules.sorted() where !known.contains(name) {
      throw PackageError.unknownModule(name: name, known: all.sorted())
    }
    for version in versions
    where version.surfaces.isEmpty && version.unchanged.isEmpty && version.failures.isEmpty {
      guard selection.modules.isEmpty else { continue }
      throw PackageError.noModules(version: version.title)
    }
  }

  /// The committed baselines; a module of `tree` without one cannot be checked.
  func committedBaselines(for tree: PackageVersion) throws -> PackageVersion {
    let folder = baselines
    var version = try files.baselines(folder.directory, title: "committed baselines")
    let present = Set(folder.modules)
    for surface in tree.surfaces where !present.contains(surface.module) {
      version.failures.append(
        UnreadModule(
          module: surface.module,
          reason: "its baseline \(folder.path(of: surface.module)) is missing; "
            + "run `Tools/api-check bless \(surface.module)` and commit it"))
    }
    return version
  }
}
