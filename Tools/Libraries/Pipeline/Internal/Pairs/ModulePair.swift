import Changes
import Compatibility
import Lookup
import Packages
import Processes
import Surfaces

/// A module that two versions have, and that was read of both.
struct ModulePair: Sendable {
  let old: Surface
  let new: Surface
  /// The compiled modules, where there are any.
  let oldBuild: BuiltModule?
  let newBuild: BuiltModule?
  /// The other modules of the new version.
  var neighbours: [Surface] = []
  /// The modules that the old one imports, where both versions are known and differ.
  var imported: [(old: Surface, new: Surface)] = []

  var module: String { old.module }

  /// The pairs of two versions, by name.
  static func all(_ old: PackageVersion, _ new: PackageVersion) -> [ModulePair] {
    let after = new.surfacesByModule
    let known = [old, new].map { version in version.reexported.merging(version.surfacesByModule) { $1 } }
    return old.surfacesByModule.values.sorted { $0.module < $1.module }.compactMap { before in
      after[before.module].map {
        ModulePair(
          old: before, new: $0, oldBuild: old.built[before.module], newBuild: new.built[before.module],
          neighbours: after.values.filter { $0.module != before.module },
          imported: before.importedModules(in: known[0]).compactMap { name in
            guard let old = known[0][name], let new = known[1][name], !old.promisesSame(as: new) else {
              return nil
            }
            return (old, new)
          })
      }
    }
  }

  /// What the rules say of the differences to clients that have `library`, too.
  func changesByRule(beside library: SystemLibrary) -> [Change] {
    Classifier.changes(old: old, new: new, beside: knowing(library))
  }

  /// What clients know besides the module, of the toolchain and of its neighbours.
  func knowing(_ library: SystemLibrary) -> SystemLibrary {
    library.knowing(neighbours, behind: new)
  }
}

extension PackageVersion {
  /// The surfaces that were read.
  var surfacesByModule: [String: Surface] {
    Dictionary(surfaces.map { ($0.module, $0) }, uniquingKeysWith: { $1 })
  }
}

extension Surface {
  /// The modules that its interface names or re-exports, and those that they do, as far as they are `known`.
  fileprivate func importedModules(in known: [String: Surface]) -> [String] {
    var found: [String] = []
    var open = [self]
    while let surface = open.popLast() {
      for declaration in surface.declarations where declaration.kind == .moduleImport {
        guard let module = known[declaration.name], module.module != self.module,
          !found.contains(module.module)
        else { continue }
        found.append(module.module)
        open.append(module)
      }
    }
    return found.sorted()
  }

  /// Whether a client can rely on the same in both.
  func promisesSame(as other: Surface) -> Bool {
    declarations(missingIn: other).isEmpty && other.declarations(missingIn: self).isEmpty
  }
}

extension [ModulePair] {
  /// What `judge` says of each pair, by module.
  func changes(_ judge: @escaping @Sendable (ModulePair) -> [Change]) -> [String: [Change]] {
    Dictionary(mapOnThreads { ($0.module, judge($0)) }, uniquingKeysWith: { $1 })
  }
}
