import APIComparison
import PublicAPI

/// Finds a place in the new sources for a change that has none of its own, such as a removal.
///
/// The place is that of the closest type around it that still exists, or else of the declaration before it in its file.
struct NearestDeclaration {
  private let old: Surface
  private let new: Surface
  private let root: SourceRoot

  init(old: Surface, new: Surface, below root: SourceRoot) {
    (self.old, self.new, self.root) = (old, new, root)
  }

  func locate(_ changes: [Change]) -> [Change] {
    if changes.isEmpty { return [] }
    let types = Dictionary(
      new.declarations.filter(\.kind.isType).map { ($0.context + [$0.name], $0.location) },
      uniquingKeysWith: { $1 })
    let former = Dictionary(
      old.declarations.map { ($0, $0.location) }, uniquingKeysWith: { first, _ in first })
    let neighbours = Dictionary(grouping: new.declarations.compactMap(\.location)) {
      root.relative($0.file)
    }
    return changes.map { change in
      guard let difference = change.difference, let declaration = difference.new ?? difference.old else {
        return change
      }
      var change = change
      change.formerLocation = difference.old.flatMap { former[$0] ?? nil }
      guard change.location == nil else { return change }
      change.location =
        type(around: declaration.context, in: types)
        ?? former[declaration].flatMap { $0 }.flatMap { neighbour(of: $0, in: neighbours) }
      return change
    }
  }

  private func type(around context: [String], in types: [[String]: SourceLocation?]) -> SourceLocation? {
    context.indices.reversed().lazy.compactMap { types[Array(context[...$0])] ?? nil }.first
  }

  private func neighbour(of place: SourceLocation, in files: [String: [SourceLocation]]) -> SourceLocation? {
    let all = (files[root.relative(place.file)] ?? []).sorted { $0.line < $1.line }
    return all.last { $0.line <= place.line } ?? all.first
  }
}
