import APIComparison
import PackageBuilds
import PublicAPI

/// The modules that clients cannot import but whose types are in signatures, as far as these types have changed.
struct ExposedModules {
  private(set) var old: [(name: String, reading: ModuleReading)] = []
  private(set) var new: [(name: String, reading: ModuleReading)] = []

  init(_ before: PackageVersion, _ after: PackageVersion) {
    var (firsts, seconds) = (before.surfacesForClients, after.surfacesForClients)
    // If a module's types are in signatures of another such module, it comes after that one.
    for (name, reading) in before.exposed {
      guard case .surface(let whole, let oldBuild) = reading,
        case .surface(let otherWhole, let newBuild)? = after.exposed.first(where: { $0.name == name })?
          .reading
      else { continue }
      let known = whole.exposedTypes(in: firsts)
      let added = otherWhole.exposedTypes(in: seconds).subtracting(whole.namesOfOwnTypes)
      let options = firsts.first?.options ?? []
      let parts = [whole, otherWhole].map { $0.part(of: known.union(added)).filtered(options) }
      firsts.append(parts[0])
      seconds.append(parts[1])
      if DeclarationDiff(old: parts[0], new: parts[1]).isEmpty { continue }
      old.append((name, .surface(parts[0], oldBuild)))
      new.append((name, .surface(parts[1], newBuild)))
    }
  }
}

extension PackageVersion {
  /// The version with `others` among its modules, which are not in any product.
  func adding(_ others: [(name: String, reading: ModuleReading)]) -> PackageVersion {
    var version = self
    version.modules += others
    return version
  }

  fileprivate var surfacesForClients: [Surface] {
    surfaces.filter { guarded?.contains($0.module) != true }
  }
}
