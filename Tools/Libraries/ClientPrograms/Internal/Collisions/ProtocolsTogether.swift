import APIComparison
import PublicAPI

/// What a client's own types find in two protocols that none of the module's types conforms to together.
struct ProtocolsTogether {
  private let index: SurfaceIndex
  /// The members of protocols, by their names.
  private let members: [String: [Declaration]]

  init(_ index: SurfaceIndex) {
    self.index = index
    let found = index.declarations.filter {
      $0.isNamedInExpressions && $0.kind != .initializer && !$0.isOperator && !$0.isUnusable
        && index.types[$0.contextPath]?.kind == .protocol
    }
    members = Dictionary(grouping: found, by: \.name)
  }

  /// What has the addition's name in protocols that are not related to its own.
  func collisions(of addition: Declaration) -> [NameCollision] {
    let path = addition.contextPath
    guard index.types[path]?.kind == .protocol, let namesakes = members[addition.name] else { return [] }
    let related = index.protocols(of: path).union([path])
    return namesakes.filter { !related.contains($0.contextPath) && !inherits($0.contextPath, path) }.map {
      known in
      var shared = addition
      shared.requirements.append(
        .conformance(.named([TypeName("Self")]), .named(known.context.map { TypeName($0) })))
      return NameCollision(known: known, addition: shared, origin: addition, position: .twoProtocols)
    }
  }

  private func inherits(_ path: String, _ other: String) -> Bool { index.protocols(of: path).contains(other) }
}
