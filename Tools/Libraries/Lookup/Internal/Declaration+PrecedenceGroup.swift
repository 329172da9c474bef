import Surfaces

extension Declaration {
  /// The precedence group with its relations in order, and without what holds for a group that says nothing.
  var withOrderedRelations: Declaration {
    guard kind == .precedenceGroup else { return self }
    var group = self
    group.detail = detail.split(separator: ";").map(Self.ordered)
      .filter { !["associativity: none", "assignment: false"].contains($0) }
      .sorted().joined(separator: "; ")
    return group
  }

  private static func ordered(_ line: Substring) -> String {
    let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmed }
    guard parts.count == 2 else { return line.trimmed }
    return "\(parts[0]): " + parts[1].split(separator: ",").map(\.trimmed).sorted().joined(separator: ", ")
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
