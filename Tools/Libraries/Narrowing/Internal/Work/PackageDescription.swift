import Foundation
import Processes

/// What the package manager says of a package.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    let name: String
    let c99name: String
    let type: String
    let moduleType: String
    let path: String
    let sources: [String]

    enum CodingKeys: String, CodingKey {
      case name, c99name, type, path, sources
      case moduleType = "module_type"
    }

    var isSwift: Bool { moduleType == "SwiftTarget" }
  }

  struct Product: Decodable {
    /// One of the kinds of product has more to say than its name.
    struct Kind: Decodable {
      let library: [String]?
    }
    let targets: [String]
    let type: Kind
  }

  let targets: [Target]
  let products: [Product]

  /// Asks about the package in `directory`.
  init(of directory: String, scratch: String, toolchain: Toolchain, progress: ProgressLog) throws {
    let output = try toolchain.askPackageManager(
      to: "package", ["describe", "--type", "json"], in: directory, scratch: scratch, progress: progress)
    guard output.succeeded else { throw NarrowingError.unreadablePackage(output.standardError) }
    do {
      self = try JSONDecoder().decode(PackageDescription.self, from: output.standardOutput)
    } catch {
      throw NarrowingError.unreadablePackage("\(error)")
    }
  }

  /// The names of the modules that clients may import.
  var productModules: Set<String> {
    let exported = Set(products.filter { $0.type.library != nil }.flatMap(\.targets))
    return Set(targets.filter { exported.contains($0.name) }.map(\.c99name))
  }
}
