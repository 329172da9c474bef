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
  /// it has another name. A harmless change `isOvershadowed` where something new makes the client ambiguous.
  func relation(
    to change: Change, among changes: [Change], calling names: [[String]: [String]], isOvershadowed: Bool
  ) -> ChangeRelation? {
    if isAboutClassOfInitializer, !isOfType(change) { return nil }
    if isAbout(change), !isOvershadowed {
      let isRenamedOnly =
        change.renaming != nil && changes.contains { isCausedInside(by: $0, calling: names) }
      if !isRenamedOnly { return .own }
    }
    if blames(change) || mayMean(change) { return .named }
    return isCaused(by: change) || isCausedInside(by: change, calling: names) ? .near : nil
  }
}
