import PublicAPI

/// How alike types of two versions are.
struct TypeLikeness {
  let old: SurfaceIndex
  let new: SurfaceIndex

  /// How much two types have in common, from 0 to 1: a name in another place counts, and members of the same shape.
  func of(_ left: Declaration, _ right: Declaration) -> Double {
    guard left.kind == right.kind, left.generics.count == right.generics.count else { return 0 }
    let mine = shapes(old.members[left.path] ?? [], without: left.name)
    let theirs = shapes(new.members[right.path] ?? [], without: right.name)
    let shared = Double(mine.intersection(theirs).count) / Double(max(mine.union(theirs).count, 1))
    if left.name == right.name { return 0.5 + shared / 2 }
    // One bare initializer is what all types have in common.
    return mine.count + theirs.count > 2 ? shared : 0
  }

  private func shapes(_ members: [Declaration], without name: String) -> Set<String> {
    Set(
      members.map { member in
        var copy = member
        copy.context = []
        return copy.withNamedGenerics("τ").description.replacing(name, with: "Self")
      })
  }
}
