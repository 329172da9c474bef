import BuildSystems
import Caches
import Foundation
import Manifests
import Processes

/// The plan of all versions of a package, and of all packages in folders of one name, that have the same manifest and the
/// same files, whatever these hold.
///
/// Without other packages, and without libraries of the system, nothing else decides on a plan, so that the package manager
/// is asked for one of them, and the others have theirs in other places.
struct SharedPlan {
  private struct Record: Codable {
    let places: [String]
    let plan: StoredPlan
    /// The targets in C whose module maps were written along with the plan.
    let mapped: [String]
  }
  private struct Refusal: Error {}

  private let places: [String]
  private let targets: [String]
  private let cache: AnswerCache
  private let key: String

  /// The plan for `manifest` in `package`, which is built in `scratch` with `options`; nil where something else decides, too.
  init?(
    of package: String, _ manifest: PackageManifest, in scratch: String, _ options: [String],
    _ cache: AnswerCache
  ) {
    guard !manifest.hasDependencies, manifest.targets.values.allSatisfy(\.isSelfContained),
      let files = PackageFiles(in: package)?.relativePaths(to: package)
    else { return nil }
    let targets = manifest.targets.sorted { $0.key < $1.key }
    let definitions = targets.map(\.value.definition)
    // What is outside stays there when the rest goes elsewhere.
    guard !definitions.contains(where: { $0.contains("../") }) else { return nil }
    places = [package, scratch]
    self.targets = targets.map(\.key)
    self.cache = cache
    // The package manager names a package after its folder.
    let name = URL(filePath: package).lastPathComponent
    let facts = [
      [name, manifest.definition], definitions, manifest.products.map { "\($0)" }, options, files,
    ]
    key = Checksum.of(facts.map { $0.joined(separator: "\0") }.joined(separator: "\u{1}").utf8)
  }

  /// The plan that somebody has made before, or that `make` makes now while others wait; nil if it makes none.
  ///
  /// One of another place is taken only if it `isReady` here.
  func plan(isReady: (BuildPlan) throws -> Bool, orElse make: () throws -> BuildPlan?) throws -> BuildPlan? {
    var made: BuildPlan?
    let record: Record
    defer { cache.removeOldest() }
    do {
      record = try cache.answer(to: "plan", about: [key], isExclusive: true) {
        made = try make()
        guard let made else { throw Refusal() }
        return self.record(of: made)
      }
    } catch is Refusal {
      return nil
    }
    if let made { return made }
    if let plan = moved(record), try isReady(plan) { return plan }
    return try make()
  }

  /// The plan that somebody has made before, if there is one.
  var known: BuildPlan? { (cache.known(to: "plan", about: [key]) as Record?).flatMap(moved) }

  private func record(of plan: BuildPlan) -> Record {
    let modules = Set(targets.map(PackageManifest.moduleName))
    // Module maps have the one name or the other.
    let names = modules.union(targets).sorted()
    return Record(
      places: places, plan: StoredPlan(plan, of: modules, targets: names),
      mapped: names.filter { hasMap(of: $0, plan) })
  }

  /// The plan here; nil if not all is here that was written along with it.
  private func moved(_ record: Record) -> BuildPlan? {
    guard let plan = record.plan.moved(from: record.places, to: places)?.plan else { return nil }
    return record.mapped.allSatisfy { hasMap(of: $0, plan) } ? plan : nil
  }

  private func hasMap(of target: String, _ plan: BuildPlan) -> Bool {
    FileManager.default.fileExists(atPath: plan.moduleMap(target))
  }
}
