import Foundation
public import Processes

/// What the package manager says of a package.
public struct PackageTargets: Sendable, Decodable {
  /// What is compiled together.
  public struct Target: Sendable, Decodable {
    /// What the manifest calls it.
    public let name: String
    /// The name of its module.
    public let c99name: String
    /// What it is for: `library`, `executable`, `test`, `macro`, `plugin` or `system-target`.
    public let type: String
    let moduleType: String
    /// Its folder, which begins at the package unless it is another one's.
    public let path: String
    /// Its files, from that folder on.
    public let sources: [String]
    /// The targets of the package that it says it depends on.
    public let dependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case name, c99name, type, path, sources
      case moduleType = "module_type"
      case dependencies = "target_dependencies"
    }

    /// Whether it is in Swift.
    public var isSwift: Bool { moduleType == "SwiftTarget" }
  }

  struct Product: Decodable {
    /// One of the kinds of product has more to say than its name.
    struct Kind: Decodable {
      let library: [String]?
    }
    let targets: [String]
    let type: Kind
  }

  /// All targets, in no order.
  public let targets: [Target]
  /// The names of the targets that library products name.
  private let exported: Set<String>

  private enum CodingKeys: String, CodingKey {
    case targets, products
  }

  /// Decodes what the package manager prints.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    targets = try fields.decode([Target].self, forKey: .targets)
    let products = try fields.decode([Product].self, forKey: .products)
    exported = Set(products.filter { $0.type.library != nil }.flatMap(\.targets))
  }

  /// Asks about the package in `directory`.
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

  /// The names of the modules that clients may import.
  public var productModules: Set<String> {
    Set(targets.filter { exported.contains($0.name) }.map(\.c99name))
  }
}
