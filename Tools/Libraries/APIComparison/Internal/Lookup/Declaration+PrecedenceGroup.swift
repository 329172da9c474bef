import PublicAPI

extension Declaration {
  /// The precedence group with its relations in order, and without what holds for a group that says nothing.
  var withOrderedRelations: Declaration {
    var group = self
    group.detail = detail.split(separator: "; ").map(Self.ordered)
      .filter { !["associativity: none", "assignment: false"].contains($0) }
      .sorted().joined(separator: "; ")
    return group
  }

  private static func ordered(_ line: Substring) -> String {
    let parts = line.split(separator: ": ", maxSplits: 1)
    guard parts.count == 2 else { return String(line) }
    return "\(parts[0]): " + parts[1].split(separator: ", ").sorted().joined(separator: ", ")
  }
}
