import Foundation
import Processes
import PublicAPI

/// The test targets of a package, with the files that are compiled into them.
struct TestTargets {
  private let package: String
  private let targets: [PackageTargets.Target]
  /// The dependencies of all targets, by name.
  private let dependencies: [String: [String]]

  /// Asks the package manager about `package`, which is built in `scratch`.
  init(of package: String, scratch: String, toolchain: Toolchain, progress: ProgressLog) throws {
    self.package = package
    let all = try PackageTargets(
      of: package, scratch: scratch, toolchain: toolchain, progress: progress
    ).targets
    targets = all.filter { $0.type == "test" }
    dependencies = Dictionary(all.map { ($0.name, $0.dependencies ?? []) }) { first, _ in first }
  }

  /// The files of the tests that depend on `module`, directly or not, since only these can import it.
  ///
  /// Paths begin at the package.
  func sources(importing module: String) throws -> [(path: String, text: String)] {
    let users = targets.filter { target in
      var seen: Set<String> = []
      var open = [target.name]
      while let next = open.popLast() {
        open += (dependencies[next] ?? []).filter { seen.insert($0).inserted }
      }
      return seen.contains { PackageManifest.moduleName(of: $0) == module }
    }
    return try users.flatMap { target in
      let folder = URL(filePath: package).appending(path: target.path)
      return try target.sources.filter { $0.hasSuffix(".swift") }.map { file in
        do {
          let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
          return ("\(target.path)/\(file)", text)
        } catch {
          throw FileError.unreadable(path: "\(target.path)/\(file)", reason: error.localizedDescription)
        }
      }
    }
  }
}
