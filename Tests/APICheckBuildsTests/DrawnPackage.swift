import Foundation
import GateTestSupport
import Processes
import TestSupport

/// A package of which only the manifest's products, targets and traits are told, with what its files hold.
struct DrawnPackage {
  var products: String
  var targets: String
  var traits = ""
  var files: [String: String] = [:]

  /// All files of it.
  var all: [String: String] {
    let traits = traits.isEmpty ? "" : "traits: [\(traits)], "
    return files.merging([
      ".gitignore": ".build/\n",
      "Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(name: "Kitchen", products: [\(products)], \(traits)targets: [\(targets)])
      """,
    ]) { $1 }
  }

  /// What the gate says of the changes from `old` to `new`, which lies in `folder` afterwards.
  static func diff(
    _ old: DrawnPackage, _ new: DrawnPackage, _ options: [String] = [], in folder: URL
  ) async throws -> Subprocess.Output {
    try folder.write(old.all)
    try await Git.commit(folder)
    try folder.write(new.all)
    return try await APICheckRun.run(["diff", "HEAD", "--quiet"] + options, in: folder)
  }

  /// The same in a folder of its own.
  static func diff(_ old: DrawnPackage, _ new: DrawnPackage, _ options: [String] = []) async throws
    -> Subprocess.Output
  {
    try await withTemporaryFolder { try await diff(old, new, options, in: $0) }
  }
}
