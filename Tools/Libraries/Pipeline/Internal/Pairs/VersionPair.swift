import Packages
import Surfaces

/// Two versions that are compared, as clients get them.
struct VersionPair: Sendable {
  let old: PackageVersion
  let new: PackageVersion

  /// A module that a product leads to in one version only is for clients in that one only.
  init(_ old: PackageVersion, _ new: PackageVersion) {
    self.old = old.withoutModules(thatAreForClientsIn: new)
    self.new = new.withoutModules(thatAreForClientsIn: old)
  }

  /// The modules that were read of both, by name.
  var modules: [ModulePair] { ModulePair.all(old, new) }

  /// The commits of the two, if both have one.
  var commits: (old: String, new: String)? {
    guard let old = old.commit, let new = new.commit else { return nil }
    return (old, new)
  }

  /// The modules that no product leads to in either version, by name.
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
}
