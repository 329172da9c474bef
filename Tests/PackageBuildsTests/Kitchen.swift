import Foundation
import PackageBuilds
import Processes
import PublicAPI
import TestSupport

/// A folder with a small package of one library, and the reader of it.
struct Kitchen: Sendable {
  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kettle", platforms: [.macOS(.v13)],
      products: [.library(name: "Kettle", targets: ["Kettle"]), .executable(name: "cook", targets: ["cook"])],
      targets: [.target(name: "Kettle"), .executableTarget(name: "cook")])
    """
  static let source = "Sources/Kettle/Kettle.swift"

  let folder: URL

  init(in folder: URL) throws {
    self.folder = folder.resolvingSymlinksInPath()
    try write([
      "Package.swift": Self.manifest, Self.source: "public func boil() {}\n",
      "Sources/cook/main.swift": "print(1)\n",
    ])
  }

  var reader: PackageReader {
    PackageReader(
      of: folder.path, baselines: folder.appending(path: "baselines").path, platform: "Linux",
      progress: ProgressLog(.quiet))
  }

  func write(_ files: [String: String]) throws {
    try AtomicFiles.write(files.map { (folder.appending(path: $0).path, $1) })
  }

  func version(_ reference: Reference) async throws -> PackageVersion {
    try await BlockingWork.run { [reader] in try reader.version(reference) }
  }

  /// Commits all files to the branch `main`.
  func commit() async throws {
    let author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    for arguments in [
      ["init", "--quiet", "--initial-branch", "main"], ["add", "--all"],
      author + ["commit", "--quiet", "--message", "A step"],
    ] {
      _ = try await BlockingWork.run { [folder] in
        try Subprocess("/usr/bin/env", ["git"] + arguments, in: folder.path).run()
      }
    }
  }
}

extension PackageVersion {
  /// The lines of the surface of `module`; nil if there is none.
  func lines(of module: String) -> [String]? {
    for case (module, .surface(let surface, _)) in modules { return surface.declarations.map(\.description) }
    return nil
  }
}
