import APIComparison
import PackageBuilds
import Processes
import PublicAPI

/// A module that two versions have, and that was read of both.
struct ModulePair: Sendable {
  let old: Surface
  let new: Surface
  /// The declarations that only one of them has.
  let difference: DeclarationDiff
  /// The compiled modules, where there are any.
  let oldBuild: BuiltModule?
  let newBuild: BuiltModule?
  /// The modules of the new version that the new one imports, and those that these do, as far as they were read.
  let neighbours: [Surface]
  /// The modules that the old one imports, where both versions are known and differ; of the others what has the name of
  /// something new.
  private(set) var imported: [(old: Surface, new: Surface)]
  /// The types of other modules that its differences have to do with, and what these have, once they were looked for.
  private var foreign: [Declaration] = []

  var module: String { old.module }

  init(
    old: Surface, new: Surface, oldBuild: BuiltModule?, newBuild: BuiltModule?, neighbours: [Surface],
    imported: [(old: Surface, new: Surface)]
  ) {
    (self.old, self.new) = (old, new)
    (self.oldBuild, self.newBuild) = (oldBuild, newBuild)
    (self.neighbours, self.imported) = (neighbours, imported)
    difference = DeclarationDiff(old: old, new: new)
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

  /// What the rules say of the differences to clients that have `library`, too.
  func changesByRule(beside library: SystemLibrary) -> [Change] {
    Classifier.changes(in: meetingForeignTypes(beside: library).diff(beside: library))
  }

  /// Both sides as clients meet them, with the types of other modules; what becomes of these is told of those modules.
  func diff(beside library: SystemLibrary) -> APIDiff {
    // What both sides get is no difference.
    APIDiff(
      old: foreign.isEmpty ? old : old.adding(foreign), new: foreign.isEmpty ? new : new.adding(foreign),
      beside: library, declarations: difference)
  }

  /// The pair with the types of other modules that its differences have to do with; the modules that nobody compares have
  /// to be `read`.
  func meetingForeignTypes(
    beside library: SystemLibrary, read: (_ module: String) -> Surface? = { _ in nil }
  ) -> ModulePair {
    if difference.isEmpty { return self }
    let types = ForeignTypes(of: (old, new), difference, beside: library) { name in
      neighbours.first { $0.module == name } ?? read(name)
    }
    // What has changed there is told of that module, and what is here as well counts as this one's.
    let changed = imported.flatMap { $0.new.declarations(missingIn: $0.old) }
    let told = Set(changed + old.declarations + new.declarations)
    var pair = self
    pair.foreign = types.declarations.filter { !told.contains($0) }
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
}

extension [ModulePair] {
  /// What `judge` says of each pair, by module.
  func changes(_ judge: @escaping @Sendable (ModulePair) -> [Change]) -> [String: [Change]] {
    Dictionary(mapOnThreads { ($0.module, judge($0)) }, uniquingKeysWith: { $1 })
  }
}
