import Surfaces

/// Protocols of a package's other modules, which a module's own types conform to or inherit.
struct NeighbourProtocols: Sendable {
  /// The protocols by their names.
  private(set) var types: [String: Declaration] = [:]
  /// What they ask for and their extensions give, by the protocol.
  private(set) var members: [String: [Declaration]] = [:]

  /// Finds those called `names` among `modules`, and all that they inherit; a name that two of them have means neither.
  init(of modules: [Surface] = [], named names: Set<String> = []) {
    guard !modules.isEmpty, !names.isEmpty else { return }
    let declarations = modules.flatMap(\.declarations)
    let protocols = Dictionary(grouping: declarations.filter { $0.kind == .protocol }, by: \.path)
    var open = Array(names)
    while let name = open.popLast() {
      guard types[name] == nil, let found = protocols[name], found.count == 1 else { continue }
      types[name] = found[0]
      open += found[0].inheritance.flatMap(\.members).compactMap(\.path)
    }
    members = Dictionary(
      grouping: declarations.filter { $0.kind != .conformance && types[$0.contextPath] != nil },
      by: \.contextPath)
  }
}
