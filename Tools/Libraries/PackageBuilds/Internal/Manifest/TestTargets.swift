import Foundation
import Processes
import PublicAPI

/// The test targets of a package, with the files that are compiled into them.
struct TestTargets {
  private let package: String
  private let targets: [PackageTargets.Target]

  /// Asks the package manager about `package`, which is built in `scratch`.
  init(of package: String, scratch: String, toolchain: Toolchain, progress: ProgressLog) throws {
    self.package = package
    targets = try PackageTargets(of: package, scratch: scratch, toolchain: toolchain, progress: progress)
      .targets.filter { $0.type == "test" }
  }

  /// The files of the tests with `module` as a dependency, since only these may import it; paths begin at the package.
  func sources(importing module: String) throws -> [(path: String, text: String)] {
    let users = targets.filter { target in
      (target.dependencies ?? []).contains { PackageManifest.moduleName(of: $0) == module }
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
