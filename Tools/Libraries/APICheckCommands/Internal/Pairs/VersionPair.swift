import PackageBuilds
import PublicAPI

/// Two versions to compare, as clients see them.
struct VersionPair: Sendable {
  let old: PackageVersion
  let new: PackageVersion
  /// The modules that clients cannot import but whose types are in signatures, if these types have changed.
  let exposed: [String]

  /// Pairs two versions.
  ///
  /// If only one version has a product with a module, the module is for clients of that version only. If only one
  /// version re-exports a module, each name in it counts on its own.
  init(_ old: PackageVersion, _ new: PackageVersion) {
    let (before, after) = (
      old.withoutModules(thatAreForClientsIn: new).requiringModules(of: new),
      new.withoutModules(thatAreForClientsIn: old).requiringModules(of: old)
    )
    let (first, second) = (before.resolvingReexports(unlike: after), after.resolvingReexports(unlike: before))
    let different = ExposedModules(first, second)
    self.old = first.adding(different.old)
    self.new = second.adding(different.new)
    exposed = different.old.map(\.name).sorted()
  }

  /// The modules that were read in both versions, by name.
  var modules: [ModulePair] { ModulePair.all(old, new) }

  /// The commits of the two versions, if both have one.
  var commits: (old: String, new: String)? {
    guard let old = old.commit, let new = new.commit else { return nil }
    return (old, new)
  }

  /// What either version holds that is not compared.
  var notComparedKinds: [(reason: String, names: [String])] {
    let all = old.notComparedKinds + new.notComparedKinds
    let names = Dictionary(all.map { ($0.reason, Set($0.names)) }) { $0.union($1) }
    // Both sides have the kinds in the same order, as far as they have them.
    let order = (new.notComparedKinds + old.notComparedKinds).map(\.reason)
    return names.sorted { first, second in
      (order.firstIndex(of: first.key) ?? 0) < (order.firstIndex(of: second.key) ?? 0)
    }.map { ($0.key, $0.value.sorted()) }
  }

  /// What was added to the usual build of either version.
  var builtWith: [String] {
    new.builtWith + old.builtWith.filter { !new.builtWith.contains($0) }
  }

  /// The modules that are not in any product of either version, by name.
  var guarded: [String] {
    [old, new].flatMap { version in
      version.modules.map(\.name).filter { version.guarded?.contains($0) ?? false }
    }.reduce(into: Set()) { $0.insert($1) }.sorted()
  }
}

extension PackageVersion {
  fileprivate func withoutModules(thatAreForClientsIn other: PackageVersion) -> PackageVersion {
    guard let guarded, let others = other.guarded else { return self }
    let forClients = Set(other.surfaces.map(\.module) + other.unchanged).subtracting(others)
    let lost = guarded.intersection(forClients)
    if lost.isEmpty { return self }
    var version = self
    version.modules.removeAll { lost.contains($0.name) }
    return version
  }

  /// The version in which an unimportable module counts as failed if it could be read in `other`.
  fileprivate func requiringModules(of other: PackageVersion) -> PackageVersion {
    let known = Set(other.surfaces.map(\.module))
    var version = self
    version.modules = modules.map { name, reading in
      guard case .unimportable(let reason) = reading, known.contains(name) else { return (name, reading) }
      return (name, .failed(reason: reason))
    }
    return version
  }

  /// The version in which re-exports that differ from `other` are replaced by what they bring, as far as that is known.
  fileprivate func resolvingReexports(unlike other: PackageVersion) -> PackageVersion {
    let others = other.surfacesByModule
    let known = reexported.merging(surfacesByModule) { $1 }
    var version = self
    version.modules = modules.map { name, reading in
      guard case .surface(let surface, let build) = reading, let other = others[surface.module],
        case let unlike = surface.modulesReexported(unlike: other)
          + surface.modulesHidden(otherwiseThanIn: other, known), !unlike.isEmpty
      else { return (name, reading) }
      let resolved = surface.resolvingReexports(unlike: other) { unlike.contains($0) ? known[$0] : nil }
      return (name, .surface(resolved, build))
    }
    return version
  }
}

extension Surface {
  /// The re-exported modules with a type whose name only one of the two surfaces also declares itself.
  fileprivate func modulesHidden(otherwiseThanIn other: Surface, _ known: [String: Surface]) -> [String] {
    let names = namesOfOwnTypes.symmetricDifference(other.namesOfOwnTypes)
    return reexportedModules.filter { known[$0]?.namesOfOwnTypes.isDisjoint(with: names) == false }
  }

  /// The modules of which the two surfaces do not re-export the same.
  fileprivate func modulesReexported(unlike other: Surface) -> [String] {
    if reexportedModules.isEmpty, other.reexportedModules.isEmpty { return [] }
    let difference = declarations(missingIn: other) + other.declarations(missingIn: self)
    return Surface(module: module, declarations: difference).reexportedModules
  }
}
