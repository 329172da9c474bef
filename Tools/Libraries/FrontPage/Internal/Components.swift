/// Finds what hangs together.
enum Components {
  /// The targets in groups without arrows between them: those with a module first, each in the order of the manifest.
  static func of(_ targets: [Target]) -> [[Target]] {
    var groups: [[Int]] = []
    for (place, target) in targets.enumerated() {
      let isJoined = { (group: [Int]) in
        group.contains {
          targets[$0].dependencies.contains(target.name) || target.dependencies.contains(targets[$0].name)
        }
      }
      groups = groups.filter { !isJoined($0) } + [groups.filter(isJoined).joined().sorted() + [place]]
    }
    let sorted = groups.sorted { $0.lexicographicallyPrecedes($1) }.map { $0.map { targets[$0] } }
    let isForClients = { (group: [Target]) in group.contains { $0.kind == .module } }
    return sorted.filter(isForClients) + sorted.filter { !isForClients($0) }
  }
}
