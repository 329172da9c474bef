import Foundation
import Processes
import PublicAPI

/// The plan of all versions of a package, and of all packages in folders of one name, that have the same manifest and the
/// same files, whatever these hold.
///
/// Without other packages, and without libraries of the system, nothing else decides on a plan, so that the package manager
/// is asked for one of them, and the others have theirs in other places.
struct SharedPlan {
  private let making: PlanMaking
  private let places: [String]
  private let cache: ResultCache

  /// The plan for `manifest` in `package`, which is built in `scratch` with `options`; nil where something else decides, too.
  init?(
    of package: String, _ manifest: PackageManifest, in scratch: String, _ options: [String],
    _ cache: ResultCache
  ) {
    guard !manifest.hasDependencies, manifest.targets.values.allSatisfy(\.isSelfContained),
      let files = PackageFiles(in: package)?.relativePaths(to: package),
      // What is outside stays there when the rest goes elsewhere.
      !manifest.targets.values.contains(where: { $0.definition.contains("../") })
    else { return nil }
    places = [package, scratch]
    self.cache = cache
    // The package manager names a package after its folder.
    let name = URL(filePath: package).lastPathComponent
    making = PlanMaking(name: name, manifest: SharedManifest(manifest), options: options, files: files)
  }

  /// The plan that somebody has made before, or that `make` makes now while others wait; nil if it makes none.
  ///
  /// One of another place is taken only if it `isReady` here.
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

  /// The plan that somebody has made before, if there is one.
  var known: BuildPlan? { (cache.known(making) ?? nil).flatMap(moved) }

  /// The plan here; nil if not all is here that was written along with it.
  private func moved(_ record: PlanMaking.Record) -> BuildPlan? {
    guard let plan = record.plan.moved(from: record.places, to: places)?.plan else { return nil }
    return record.mapped.allSatisfy { plan.hasMap(of: $0) } ? plan : nil
  }
}

/// What a manifest says that decides on a plan.
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

/// Asks the package manager for the plan of a package, of whose files no content counts.
private struct PlanMaking: CachedWork {
  struct Tools {
    let places: [String]
    let make: () throws -> BuildPlan?
  }

  struct Record: Codable {
    let places: [String]
    let plan: StoredPlan
    /// The targets in C whose module maps were written along with the plan.
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
    // Module maps have the one name or the other.
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
