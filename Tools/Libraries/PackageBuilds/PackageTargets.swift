import Foundation
public import Processes

/// The description of a package by the package manager.
public struct PackageTargets: Sendable, Decodable {
  /// A target of the package.
  public struct Target: Sendable, Decodable {
    /// The target's name in the manifest.
    public let name: String
    /// The target's module name.
    public let c99name: String
    /// The target's type: `library`, `executable`, `test`, `macro`, `plugin` or `system-target`.
    public let type: String
    let moduleType: String
    /// The target's folder, relative to the package unless it is in another one.
    public let path: String
    /// The target's source files, relative to its folder.
    public let sources: [String]
    /// The targets of the package that the target depends on.
    public let dependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case name, c99name, type, path, sources
      case moduleType = "module_type"
      case dependencies = "target_dependencies"
    }

    /// Whether the target is in Swift.
    public var isSwift: Bool { moduleType == "SwiftTarget" }

    /// The paths of its Swift files, in order, where the package is in `directory`.
    public func swiftFiles(in directory: String) -> [String] {
      let folder = path.hasPrefix("/") ? path : "\(directory)/\(path)"
      return sources.filter { $0.hasSuffix(".swift") }.map {
        URL(filePath: "\(folder)/\($0)").standardizedFileURL.path
      }.sorted()
    }
  }

  struct Product: Decodable {
    /// The type of a product; only libraries have a value that matters.
    struct Kind: Decodable {
      let library: [String]?
    }
    let targets: [String]
    let type: Kind
  }

  /// All targets, in no particular order.
  public let targets: [Target]
  /// The names of the targets that library products name.
  private let exported: Set<String>

  private enum CodingKeys: String, CodingKey {
    case targets, products
  }

  /// Decodes the output of the package manager.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    targets = try fields.decode([Target].self, forKey: .targets)
    let products = try fields.decode([Product].self, forKey: .products)
    exported = Set(products.filter { $0.type.library != nil }.flatMap(\.targets))
  }

  /// Asks the package manager about the package in `directory`.
  ///
  /// Throws if the package manager does not understand it.
  public init(of directory: String, scratch: String? = nil, toolchain: Toolchain, progress: ProgressLog)
    throws
  {
    let output = try toolchain.askPackageManager(
      to: "package", ["describe", "--type", "json"], in: directory, scratch: scratch, progress: progress)
    guard output.succeeded else { throw PackageTargetsError(output: output.standardError) }
    do {
      self = try JSONDecoder().decode(PackageTargets.self, from: output.standardOutput)
    } catch {
      throw PackageTargetsError(output: "\(error)")
    }
  }

  /// The names of the modules that clients can import.
  public var productModules: Set<String> {
    Set(targets.filter { exported.contains($0.name) }.map(\.c99name))
  }
}
