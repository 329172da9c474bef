extension Architecture {
  /// A Mermaid flowchart of the modules, each above what it uses.
  ///
  /// A module says how many of its declarations are public. An arrow says how many declarations of the user name types
  /// of the used module in their signatures, and how many of these are public. A dotted arrow stands for an import
  /// alone. Tests and modules that only tests use are left out. If there are many arrows, those that others imply are
  /// left out, too.
  public var map: String {
    let map = ModuleMap(self)
    let lines =
      map.nodes.map(\.line) + map.arrows.map { $0.line(between: map.nodes) } + map.remarks.map { "%% \($0)" }
    return "flowchart TD\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// The modules that clients import, each with the modules of the package that it imports, as one line.
  public var summary: String {
    let edges = importEdges
    return modules.filter { $0.kind == .product }.map { module in
      let others = (edges[module.name] ?? []).sorted()
      return others.isEmpty ? module.name : "\(module.name) → \(others.joined(separator: " and "))"
    }.joined(separator: ", ")
  }
}

extension MapNode {
  /// The names that mean something else in a flowchart.
  private static let reserved: Set = [
    "class", "classDef", "click", "default", "end", "flowchart", "graph", "linkStyle", "style", "subgraph",
  ]

  /// The name of the node in arrows.
  fileprivate var identifier: String { Self.reserved.contains(name) ? name + "_" : name }

  fileprivate var line: String {
    let words = [name] + (size.map { ["\($0.shown) of \($0.all.words) public"] } ?? [])
    let (begin, end) = kind.brackets
    return "\(identifier)\(begin)\"\(words.joined(separator: "<br>"))\"\(end)"
  }
}

extension MapNode.Kind {
  /// The brackets that give a node its shape.
  fileprivate var brackets: (String, String) {
    switch self {
    case .product: ("([", "])")
    case .library: ("[", "]")
    case .program: ("[[", "]]")
    case .macro: ("{{", "}}")
    case .headers: ("[(", ")]")
    case .thirdParty: (">", "]")
    }
  }
}

extension MapArrow {
  fileprivate func line(between nodes: [MapNode]) -> String {
    let (user, used) = (nodes[user].identifier, nodes[used].identifier)
    if declarations.value == 0 { return "\(user) -.-> \(used)" }
    return "\(user) -->|\"\(declarations.words), \(shown) public\"| \(used)"
  }
}

extension ModuleMap {
  /// Comments that say what is left out.
  fileprivate var remarks: [String] {
    (implied > 0 ? ["left out: \(implied.of("arrow")) that longer ways imply"] : [])
      + (leftOut > 0 ? ["left out: \(leftOut.of("module")) that only tests need, or that are tests"] : [])
  }
}
