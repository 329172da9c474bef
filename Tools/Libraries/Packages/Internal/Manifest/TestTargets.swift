import Foundation
import Processes

/// The test targets of a package, with the files that are compiled into them.
struct TestTargets {
  private struct Description: Decodable {
    let path: String
    let targets: [Target]
  }

  private struct Target: Decodable {
    let type: String
    let path: String
    let sources: [String]
    let dependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case type, path, sources
      case dependencies = "target_dependencies"
    }
  }

  private let description: Description

  /// Asks the package manager about `package`, which is built in `scratch`.
  init(of package: String, scratch: String, toolchain: Toolchain, progress: ProgressLog) throws {
    let output = try toolchain.askPackageManager(
      to: "package", ["describe", "--type", "json"], in: package, scratch: scratch, progress: progress)
    guard output.succeeded else {
      throw PackageError.damagedManifest(directory: package, output: output.standardError)
    }
    do {
      description = try JSONDecoder().decode(Description.self, from: output.standardOutput)
    } catch {
      throw PackageError.damagedManifest(directory: package, output: String(describing: error))
    }
  }

  /// The texts of the tests that declare `module` as a dependency: only these may import it.
  func sources(importing module: String) throws -> [String] {
    let targets = description.targets.filter { target in
      target.type == "test"
        && (target.dependencies ?? []).contains { PackageManifest.moduleName(of: $0) == module }
    }
    return try targets.flatMap { target in
      let folder = URL(filePath: description.path).appending(path: target.path)
      return try target.sources.filter { $0.hasSuffix(".swift") }.map { file in
        do {
          return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        } catch {
          throw FileError.unreadable(path: "\(target.path)/\(file)", reason: error.localizedDescription)
        }
      }
    }
  }
}
