/// What `swift package dump-package` says about targets.
struct PackageDump: Decodable {
  let targets: [Target]

  private enum CodingKeys: String, CodingKey {
    case products, targets
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let products = try fields.decode([Product].self, forKey: .products).filter(\.isLibrary).flatMap(\.targets)
    let all = try fields.decode([DumpedTarget].self, forKey: .targets)
    let dependencies = Dictionary(all.map { ($0.name, $0.dependencies) }) { first, _ in first }
    func reachable(from names: [String]) -> Set<String> {
      var found: Set<String> = []
      var waiting = names
      while let name = waiting.popLast() {
        if found.insert(name).inserted { waiting += dependencies[name] ?? [] }
      }
      return found
    }
    let commands = all.filter { $0.type == "executable" }.map(\.name)
    let behindModules = reachable(from: products)
    let behindCommands = reachable(from: commands)
    targets = all.compactMap { target in
      let kind: Target.Kind? =
        if products.contains(target.name) { .module } else if commands.contains(target.name) {
          .command
        } else if behindModules.contains(target.name) { .hidden } else if behindCommands.contains(target.name)
        { .library } else { nil }
      return kind.map { Target(name: target.name, kind: $0, dependencies: target.dependencies) }
    }
  }
}

private struct Product: Decodable {
  let targets: [String]
  let isLibrary: Bool

  private enum CodingKeys: String, CodingKey {
    case targets, type
  }

  private enum Kind: String, CodingKey {
    case library
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    targets = try fields.decode([String].self, forKey: .targets)
    isLibrary = try fields.nestedContainer(keyedBy: Kind.self, forKey: .type).contains(.library)
  }
}

private struct DumpedTarget: Decodable {
  let name: String
  let type: String
  let dependencies: [String]

  private enum CodingKeys: String, CodingKey {
    case name, type, dependencies
  }

  private enum Origin: String, CodingKey {
    case byName, target
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = try fields.decode(String.self, forKey: .name)
    type = try fields.decode(String.self, forKey: .type)
    var list = try fields.nestedUnkeyedContainer(forKey: .dependencies)
    var names: [String] = []
    while !list.isAtEnd {
      let dependency = try list.nestedContainer(keyedBy: Origin.self)
      // Products of other packages are not drawn.
      guard let origin = dependency.allKeys.first else { continue }
      // The name, then the condition under which it counts.
      var parts = try dependency.nestedUnkeyedContainer(forKey: origin)
      names.append(try parts.decode(String.self))
    }
    dependencies = names
  }
}
