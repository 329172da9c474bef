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

  var module: String { old.module }

  /// The pairs of two versions, by name.
  static func all(_ old: PackageVersion, _ new: PackageVersion) -> [ModulePair] {
    let after = new.surfacesByModule
    return old.surfacesByModule.values.sorted { $0.module < $1.module }.compactMap { before in
      after[before.module].map {
        ModulePair(
          old: before, new: $0, oldBuild: old.built[before.module], newBuild: new.built[before.module],
          neighbours: after.values.filter { $0.module != before.module })
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
