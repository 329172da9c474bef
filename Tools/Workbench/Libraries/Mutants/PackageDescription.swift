import Foundation

/// The targets of a package, as `swift package describe --type json` tells them.
public struct PackageDescription: Sendable {
  private struct Target: Decodable {
    let name: String
    let type: String
    let path: String
    let target_dependencies: [String]?
  }

  private struct Product: Decodable {
    let targets: [String]
  }

  private struct Document: Decodable {
    let name: String
    let targets: [Target]
    let products: [Product]?
  }

  /// What the package calls itself.
  public let name: String
  private let targets: [Target]
  private let inProducts: Set<String>

  /// Reads the JSON, which something that the manifest prints may precede; nil if there is none.
  public init?(json text: String) {
    guard let start = text.firstIndex(of: "{"),
      let document = try? JSONDecoder().decode(Document.self, from: Data(text[start...].utf8))
    else { return nil }
    (name, targets) = (document.name, document.targets)
    inProducts = Set((document.products ?? []).flatMap(\.targets))
  }

  /// The modules that have tests of their own: a test target whose name is theirs with `Tests` behind it.
  public var testedModules: [String] {
    let tests = Set(targets.filter { $0.type == "test" }.map(\.name))
    return targets.filter { $0.type == "library" && tests.contains("\($0.name)Tests") }.map(\.name).sorted()
  }

  /// Those of them that clients import or that these are built on, or all of them in a package without products.
  public var usualModules: [String] {
    let offered = targets.filter { $0.type == "library" && inProducts.contains($0.name) }.map(\.name)
    let delivered = testedModules.filter(needed(by: offered).contains)
    return delivered.isEmpty ? testedModules : delivered
  }

  /// The folder of a target, relative to the package, or nil if there is no such target.
  public func folder(of target: String) -> String? { targets.first { $0.name == target }?.path }

  /// Lines for the end of the manifest, after which the package is nothing but some targets and what they need.
  public func manifestEnd(keeping names: [String]) -> String {
    let kept = needed(by: names)
    let list = kept.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return """


      package.products = []
      package.targets.removeAll { ![\(list)].contains($0.name) }

      """
  }

  /// These targets, and those that they depend on by way of any others.
  private func needed(by names: [String]) -> Set<String> {
    var needed: Set<String> = []
    var rest = names
    while let name = rest.popLast() {
      guard needed.insert(name).inserted else { continue }
      rest += targets.first { $0.name == name }?.target_dependencies ?? []
    }
    return needed
  }
}
