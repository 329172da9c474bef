import Foundation
import Processes
import PublicAPI

/// The plan that versions of a package share if they have the same manifest and the same file names.
///
/// Packages in other folders of the same name share it, too. Without other packages and libraries of the system, a plan
/// depends on nothing else. So the package manager is asked about one version, and the plan is moved to the other
/// places.
struct SharedPlan {
  private let making: PlanMaking
  private let places: [String]
  private let cache: ResultCache

  /// The plan of `manifest` in `package`, built in `scratch` with `options`; nil if it depends on something else, too.
  init?(
    of package: String, _ manifest: PackageManifest, in scratch: String, _ options: [String],
    _ cache: ResultCache
  ) {
    guard !manifest.hasDependencies, manifest.targets.values.allSatisfy(\.isSelfContained),
      let files = PackageFiles(in: package)?.relativePaths(to: package),
      // A path that leads outside would not move with the rest.
      !manifest.targets.values.contains(where: { $0.definition.contains("../") })
    else { return nil }
    places = [package, scratch]
    self.cache = cache
    // The package manager names a package after its folder.
    let name = URL(filePath: package).lastPathComponent
    making = PlanMaking(name: name, manifest: SharedManifest(manifest), options: options, files: files)
  }

  /// The plan that was made before, or that `make` makes now while others wait; nil if it makes none.
  ///
  /// A plan from another place is only used if it `isReady` here.
  func plan(isReady: (BuildPlan) throws -> Bool, orElse make: () throws -> BuildPlan?) throws -> BuildPlan? {
    var made: BuildPlan?
    defer { cache.removeOldest() }
    let record = try withoutActuallyEscaping(make) { make in
      try cache.result(
        of: making,
        using: PlanMaking.Tools(places: places) {
          made = try make()
          return made
        }, isExclusive: true)
    }
    if made != nil { return made }
    if let plan = record.flatMap({ moved($0) }), try isReady(plan) { return plan }
    return record == nil ? nil : try make()
  }

  /// The plan that was made before, if there is one.
  var known: BuildPlan? { (cache.known(making) ?? nil).flatMap(moved) }

  /// The plan for this place; nil if not all files are here that were written with the plan.
  private func moved(_ record: PlanMaking.Record) -> BuildPlan? {
    guard let plan = record.plan.moved(from: record.places, to: places)?.plan else { return nil }
    return record.mapped.allSatisfy { plan.hasMap(of: $0) } ? plan : nil
  }
}

/// The parts of a manifest that decide on a plan.
private struct SharedManifest: Encodable {
  let definition: String
  let targets: [String]
  let definitions: [String]
  let products: [PackageManifest.Product]

  init(_ manifest: PackageManifest) {
    let sorted = manifest.targets.sorted { $0.key < $1.key }
    definition = manifest.definition
    (targets, definitions) = (sorted.map(\.key), sorted.map(\.value.definition))
    products = manifest.products
  }
}

/// Asks the package manager for the plan of a package; the contents of its files do not matter.
private struct PlanMaking: CachedWork {
  struct Tools {
    let places: [String]
    let make: () throws -> BuildPlan?
  }

  struct Record: Codable {
    let places: [String]
    let plan: StoredPlan
    /// The C targets whose module maps were written with the plan.
    let mapped: [String]
  }

  let name: String
  let manifest: SharedManifest
  let options: [String]
  let files: [String]

  static func mayKeep(_ record: Record?) -> Bool { record != nil }

  func result(using tools: Tools) throws -> Record? {
    guard let plan = try tools.make() else { return nil }
    let modules = Set(manifest.targets.map(PackageManifest.moduleName))
    // Module maps are named after the target or after the module.
    let names = modules.union(manifest.targets).sorted()
    return Record(
      places: tools.places, plan: StoredPlan(plan, of: modules, targets: names),
      mapped: names.filter { plan.hasMap(of: $0) })
  }
}

extension BuildPlan {
  fileprivate func hasMap(of target: String) -> Bool {
    FileManager.default.fileExists(atPath: moduleMap(target))
  }
}
