import APIComparison
import PackageBuilds
import PublicAPI
import Reports

extension Report {
  /// The report of all differences between two versions; `changes` are those of the modules that both have, for clients
  /// in the language `mode`, or in all that the gate tries.
  ///
  /// A module that could not be read on one side is not compared, and counts neither as added nor as removed. A module
  /// that was left out on one side only is not for clients of that side.
  init(comparing versions: VersionPair, changes: [String: [Change]], speaking mode: String? = nil) {
    let (old, new) = (versions.old, versions.new)
    let (before, after) = (old.surfacesByModule, new.surfacesByModule)
    let omitted = (old.notComparedModules + new.notComparedModules).filter {
      before[$0.module] == nil && after[$0.module] == nil
    }
    // Why, the gaps tell.
    let failed = [old, new].flatMap { $0.failures + $0.unimportable }.map {
      ($0.module, reason: "could not be read")
    }
    let left = Dictionary(
      (failed + omitted).map { ($0.0, $0.reason) }, uniquingKeysWith: { first, _ in first })
    let unchanged = Set(old.unchanged).intersection(new.unchanged).sorted()
    let root = SourceRoot([new.sourceRoot, old.sourceRoot].compactMap { $0 })
    var modules = left.sorted { $0.key < $1.key }.map { ModuleOutcome.notCompared($0.key, reason: $0.value) }
    modules += unchanged.map { .unchanged($0) }
    // A module may have the same files on both sides and still be for clients of only one side.
    for name in Set(old.unchanged).subtracting(new.unchanged).sorted() where left[name] == nil {
      modules.append(Self.removal(of: name))
    }
    for name in Set(new.unchanged).subtracting(old.unchanged).sorted() where left[name] == nil {
      modules.append(Self.addition(of: name))
    }
    for name in Set(before.keys).union(after.keys).sorted() {
      switch (before[name], after[name]) {
      case (let before?, let after?):
        let located = root.relative(
          NearestDeclaration(old: before, new: after, below: root).locate(changes[name] ?? []))
        modules.append(.compared(name, located))
      case (let before?, nil) where left[name] == nil:
        modules.append(Self.removal(of: name, before.extent))
      case (nil, let after?) where left[name] == nil:
        modules.append(Self.addition(of: name, after.extent))
      default: break
      }
    }
    let reported = modules.compactMap { outcome -> String? in
      switch outcome {
      case .added(let name, _), .removed(let name, _): name
      case .compared, .unchanged, .notCompared, .manifest: nil
      }
    }
    self.init(
      on: modules.map { $0.placed(in: new.promises, since: old.promises) }
        + Self.manifestOutcome(old, new, reported: Set(reported)),
      guarded: versions.guarded.filter { left[$0] == nil }, exposed: versions.exposed,
      // Declarations that could be read on one side only were not compared.
      declarations: (
        old.surfaces.filter { left[$0.module] == nil }.map(\.size).reduce(0, +),
        new.surfaces.filter { left[$0.module] == nil }.map(\.size).reduce(0, +)
      ),
      notChecked: Set((old.surfaces + new.surfaces).flatMap(\.unseen)).map(\.rawValue).sorted()
        + Self.foreignReexports(old, new) + Self.metWithoutBaseline(old, new) + Self.defaultTraits(old, new)
        + (old.hasUncheckedBodies || new.hasUncheckedBodies ? [Self.uncheckedBodies] : [])
        + (mode.map { ["clients in other language modes than Swift \($0)"] } ?? []),
      notComparedKinds: versions.notComparedKinds, builtWith: versions.builtWith,
      hasNoLibraries: new.isWithoutLibraries)
  }

  /// Clients compile without these bodies, so that they decide nothing that a comparison says.
  private static let uncheckedBodies = "whether all function bodies compile (--check-bodies)"

  /// Of re-exported modules outside of the package, only the re-export itself is compared.
  private static func foreignReexports(_ versions: PackageVersion...) -> [String] {
    let own = versions.flatMap { $0.modules.map(\.name) }
    let foreign = Set(versions.flatMap(\.surfaces).flatMap(\.reexportedModules)).subtracting(own).sorted()
    return foreign.isEmpty ? [] : ["what comes with the re-exported \(foreign.joined(separator: ", "))"]
  }

  /// Baselines do not contain what clients meet in signatures of other modules; only a comparison of versions has it.
  private static func metWithoutBaseline(_ old: PackageVersion, _ new: PackageVersion) -> [String] {
    guard old.promises == nil, !new.namedInSignatures.isEmpty else { return [] }
    return ["what clients meet in signatures of \(new.namedInSignatures.sorted().joined(separator: ", "))"]
  }

  /// Clients may have turned off a package's default traits, which a comparison with these traits does not check.
  ///
  /// Where both sides compile the same files in the same way, nothing has changed for these clients either.
  private static func defaultTraits(_ old: PackageVersion, _ new: PackageVersion) -> [String] {
    guard let before = old.promises, let after = new.promises, !before.traits.isEmpty,
      !after.defaultTraits.isEmpty,
      new.traits.isSuperset(of: after.defaultTraits),
      before.defaultTraits != after.defaultTraits || !new.surfaces.isEmpty
    else { return [] }
    return ["clients that turn the default traits off (--no-default-traits)"]
  }

  private static func removal(of module: String, _ size: String = "all of it is") -> ModuleOutcome {
    .removed(module, [.removal(ofModule: module, size: size)])
  }

  private static func addition(of module: String, _ size: String = "all of it is") -> ModuleOutcome {
    .added(module, [.addition(ofModule: module, size: size)])
  }

  /// The other changes in what the manifests promise; `reported` are modules whose addition or removal is already reported.
  private static func manifestOutcome(_ old: PackageVersion, _ new: PackageVersion, reported: Set<String>)
    -> [ModuleOutcome]
  {
    guard let before = old.promises, let after = new.promises else { return [] }
    let changes = after.changes(since: before, reexports: (old.reexports, new.reexports), reported: reported)
    return changes.isEmpty ? [] : [.manifest(PackagePromises.name, changes)]
  }
}

extension ModuleOutcome {
  /// The outcome with the place of what is about a whole module, if the manifests are known.
  fileprivate func placed(in manifest: PackagePromises?, since old: PackagePromises?) -> ModuleOutcome {
    guard let manifest, let old else { return self }
    return switch self {
    case .added(let name, let changes): .added(name, changes.map { manifest.placing($0, since: old) })
    case .removed(let name, let changes): .removed(name, changes.map { manifest.placing($0, since: old) })
    case .compared, .unchanged, .notCompared, .manifest: self
    }
  }
}

extension Surface {
  fileprivate var extent: String { size == 1 ? "1 declaration is" : "\(size) declarations are" }
}
