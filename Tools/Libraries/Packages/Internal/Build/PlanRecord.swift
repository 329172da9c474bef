import Caches
import Foundation
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
      let paths = Self.paths(in: package)
    else { return nil }
    let targets = manifest.targets.sorted { $0.key < $1.key }.map(\.value.definition)
    let products = manifest.products.map { "\($0)" }
    let origin = [toolchain.swift, toolchain.version, manifest.definition]
    let facts = [origin, targets, products, options, paths]
    file = "\(scratch)/plan-record"
    current = Checksum.of(facts.map { $0.joined(separator: "\0") }.joined(separator: "\u{1}").utf8)
  }

  /// The paths of all files; nil where a link leads to others.
  private static func paths(in package: String) -> [String]? {
    let files = FileManager.default.enumerator(
      at: URL(filePath: package), includingPropertiesForKeys: [.isSymbolicLinkKey],
      options: .skipsHiddenFiles)
    guard let found = files?.allObjects as? [URL] else { return nil }
    let hasLink = found.contains {
      (try? $0.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink) != false
    }
    return hasLink ? nil : found.map(\.path).sorted()
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

extension PackageManifest.Target {
  /// Whether nothing outside of the package is needed, and no file that is hidden.
  fileprivate var isSelfContained: Bool {
    let isHidden = (path ?? "").split(separator: "/").contains { $0.hasPrefix(".") && $0 != "." }
    return ["regular", "executable", "test", "snippet"].contains(kind) && !isHidden
  }
}
