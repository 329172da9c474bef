import Caches
import Foundation
import Manifests
import Processes

/// What a plan for a package was made from, so that none is made twice.
///
/// Without other packages, and without libraries of the system, nothing decides on it but the manifest, the toolchain, and
/// which files there are, whatever they hold.
struct PlanRecord {
  private let file: String
  private let current: String

  /// The record in `scratch` of the plan for `manifest` in `package`, made with `options`; nil where something else decides,
  /// too.
  init?(
    of package: String, _ manifest: PackageManifest, in scratch: String, _ options: [String],
    _ toolchain: Toolchain
  ) {
    guard !manifest.hasDependencies, manifest.targets.values.allSatisfy(\.isSelfContained),
      let files = PackageFiles(in: package)
    else { return nil }
    let targets = manifest.targets.sorted { $0.key < $1.key }.map(\.value.definition)
    let products = manifest.products.map { "\($0)" }
    let origin = [toolchain.swift, toolchain.version, manifest.definition]
    let facts = [origin, targets, products, options, files.paths]
    file = "\(scratch)/plan-record"
    current = Checksum.of(facts.map { $0.joined(separator: "\0") }.joined(separator: "\u{1}").utf8)
  }

  /// Whether the plan that was made last was made from the same.
  var isCurrent: Bool { (try? String(contentsOfFile: file, encoding: .utf8)) == current }

  /// Notes that the plan was made.
  func write() {
    _ = FileManager.default.createFile(atPath: file, contents: Data(current.utf8))
  }

  /// Notes that something else has taken the plan's place.
  func remove() {
    try? FileManager.default.removeItem(atPath: file)
  }
}
