import PackageBuilds
import PublicAPI

extension Workspace {
  /// The package as its files are now.
  func workingTree() throws -> PackageVersion {
    try version(.workingTree, since: nil).tree
  }

  /// The package as its files are now, wholly read, and as it was in `revision` if one is named.
  func workingTree(since revision: String?) throws -> (base: PackageVersion?, tree: PackageVersion) {
    try version(.workingTree, since: revision)
  }

  /// One version of the package, wholly read, and the package as it was in `revision` if one is named.
  func version(_ version: Reference, since revision: String?) throws -> (
    base: PackageVersion?, tree: PackageVersion
  ) {
    guard let revision else {
      let only = try reader.version(version)
      try requireModules(in: [only])
      return (nil, only)
    }
    let (old, new) = try reader.versions(
      old: .revision(self.revision(revision)), new: version, wholeNew: true)
    try requireModules(in: [new])
    return (old, new)
  }

  /// Both sides of a comparison; without a `new` one the working tree is the second.
  ///
  /// Modules that both sides compile from the same files in the same way are not read.
  func versions(_ old: String, _ new: String?) throws -> VersionPair {
    let (before, after) = try reader.versions(
      old: .named(revision(old)), new: new.map { .named(try revision($0)) } ?? .workingTree, wholeNew: false)
    try requireModules(in: [before, after])
    return VersionPair(before, after)
  }

  /// Throws an error if none of `versions` has a module that was asked for, or if one has no modules at all.
  private func requireModules(in versions: [PackageVersion]) throws {
    let known = Set(
      versions.flatMap {
        $0.surfaces.map(\.module) + $0.unchanged + ($0.failures + $0.unimportable).map(\.module)
      })
    let notCompared = versions.flatMap(\.notComparedModules)
    let all = known.union(notCompared.map(\.module))
    for name in request.modules.sorted() where !known.contains(name) {
      if let reason = notCompared.first(where: { $0.module == name })?.reason {
        throw ModuleError.notCompared(name: name, reason: reason)
      }
      throw ModuleError.unknownModule(name: name, known: all.sorted())
    }
    for version in versions
    where version.surfaces.isEmpty && version.unchanged.isEmpty && version.failures.isEmpty
      && version.unimportable.isEmpty && !version.isWithoutLibraries
    {
      guard request.modules.isEmpty else { continue }
      throw ModuleError.noModules(version: version.title)
    }
  }
}
