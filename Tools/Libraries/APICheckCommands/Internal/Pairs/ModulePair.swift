import APIComparison
import PackageBuilds
import Processes
import PublicAPI

/// A module that both versions have, and that was read in both.
struct ModulePair: Sendable {
  let old: Surface
  let new: Surface
  /// The declarations that only one of the two surfaces has.
  let difference: DeclarationDiff
  /// The compiled modules, where there are any.
  let oldBuild: BuiltModule?
  let newBuild: BuiltModule?
  /// The modules of the new version that the new surface imports, directly or through others, if they were read.
  let neighbours: [Surface]
  /// The modules that the old surface imports and whose two versions differ.
  ///
  /// Later this also has modules with declarations that have the name of something new.
  private(set) var imported: [(old: Surface, new: Surface)]
  /// What other modules' types declare, if the differences have to do with them; empty until they are looked up.
  private var foreign: [Declaration] = []

  var module: String { old.module }

  init(
    old: Surface, new: Surface, oldBuild: BuiltModule?, newBuild: BuiltModule?, neighbours: [Surface],
    imported: [(old: Surface, new: Surface)]
  ) {
    (self.old, self.new) = Surface.distinguishingTypes(old, new)
    (self.oldBuild, self.newBuild) = (oldBuild, newBuild)
    (self.neighbours, self.imported) = (neighbours, imported)
    difference = DeclarationDiff(old: self.old, new: self.new)
  }

  /// The pairs of two versions, by name.
  static func all(_ old: PackageVersion, _ new: PackageVersion) -> [ModulePair] {
    let after = new.surfacesByModule
    let known = [old, new].map { version in version.reexported.merging(version.surfacesByModule) { $1 } }
    return old.surfacesByModule.values.sorted { $0.module < $1.module }.compactMap { before in
      after[before.module].map {
        ModulePair(
          old: before, new: $0, oldBuild: old.built[before.module], newBuild: new.built[before.module],
          neighbours: $0.importedModules(in: known[1]).compactMap { known[1][$0] },
          imported: before.importedModules(in: known[0]).compactMap { name in
            guard let old = known[0][name], let new = known[1][name],
              !DeclarationDiff(old: old, new: new).isEmpty
            else {
              return nil
            }
            return (old, new)
          })
      }
    }
  }

  /// The changes that the rules find for clients that also see `library`.
  func changesByRule(beside library: SystemLibrary) -> [Change] {
    let diff = meetingForeignTypes(beside: library).diff(beside: library)
    return diff.attributingCauses(to: Classifier.changes(in: diff))
  }

  /// Both surfaces as clients see them, with the types of other modules.
  ///
  /// Changes of those types are reported for their own modules.
  func diff(beside library: SystemLibrary) -> APIDiff {
    // What is added to both sides is no difference.
    APIDiff(
      old: foreign.isEmpty ? old : old.adding(foreign), new: foreign.isEmpty ? new : new.adding(foreign),
      beside: library, declarations: difference)
  }

  /// The pair with the types of other modules that its differences have to do with.
  ///
  /// `read` returns the surface of a module that is not compared.
  func meetingForeignTypes(
    beside library: SystemLibrary, read: (_ module: String) -> Surface? = { _ in nil }
  ) -> ModulePair {
    if difference.isEmpty { return self }
    let types = ForeignTypes(of: (old, new), difference, beside: library) { name in
      neighbours.first { $0.module == name } ?? read(name)
    }
    // A change in another module is reported there, and a declaration that this module has, too, counts as its own.
    let changed = imported.flatMap { $0.new.declarations(missingIn: $0.old) }
    let visible = Set(changed + old.declarations + new.declarations)
    var pair = self
    pair.foreign = types.declarations.filter { !visible.contains($0) }
    let known = Set(imported.map(\.old.module))
    pair.imported += types.namesakes.filter { !known.contains($0.module) }.map { ($0, $0) }
    return pair
  }
}

extension PackageVersion {
  /// The surfaces that were read.
  var surfacesByModule: [String: Surface] {
    Dictionary(surfaces.map { ($0.module, $0) }, uniquingKeysWith: { $1 })
  }
}

extension Surface {
  /// The `known` modules that the surface imports publicly, directly or through each other.
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
}

extension [ModulePair] {
  /// The changes that `judge` finds in each pair, by module.
  func changes(_ judge: @escaping @Sendable (ModulePair) -> [Change]) -> [String: [Change]] {
    Dictionary(mapOnThreads { ($0.module, judge($0)) }, uniquingKeysWith: { $1 })
  }
}
