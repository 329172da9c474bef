import APIComparison

/// How close a change is to a client that fails, the closest first.
enum ChangeRelation: CaseIterable {
  /// It is one of the declaration that the client uses.
  case own
  /// The compiler names it.
  case named
  /// It breaks what is inside of what the client uses, around it, or has its name.
  case near
}

extension ClientOutcome {
  /// How close `change`, which is one of `changes`, is to the reason why the client fails; nil if it has nothing to do with that.
  ///
  /// `names` are those of types before and after, where they differ: what breaks inside of such a type is closer than that
  /// it has another name. `isFeared` says whether the change's rule calls it breaking.
  func relation(
    to change: Change, among changes: [Change], calling names: [[String]: [String]], isFeared: Bool
  ) -> ChangeRelation? {
    if isAboutClassOfInitializer, !isOfType(change) { return nil }
    // What something new made ambiguous was not broken by what changed harmlessly in the declaration itself.
    let isDisturbed = !isFeared && changes.contains(where: mayMean)
    if isAbout(change), !isDisturbed {
      let isRenamedOnly =
        change.renaming != nil && changes.contains { isCausedInside(by: $0, calling: names) }
      if !isRenamedOnly { return .own }
    }
    if blames(change) || mayMean(change) { return .named }
    return isCaused(by: change) || isCausedInside(by: change, calling: names) ? .near : nil
  }
}
