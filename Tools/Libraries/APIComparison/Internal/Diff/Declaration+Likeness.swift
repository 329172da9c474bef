import PublicAPI

extension Declaration {
  /// How much this has of what clients know of `other`, which has the same name: of several declarations the one with the
  /// highest number is most likely what became of that.
  ///
  /// The number means nothing but that, and nothing between other pairs of names.
  func likeness(to other: Declaration) -> Int {
    // Generic parameters are what they are by position.
    let (mine, its) = (withNamedGenerics("τ"), other.withNamedGenerics("τ"))
    let hasSameLabels = labelClause == other.labelClause
    // A type tells more than a label, and a parameter under its name and of its type more than either elsewhere.
    return mine.parameters(sharedWith: its) { $0.type == $1.type } * 3
      + mine.parameters(sharedWith: its) { $0.label == $1.label }
      + mine.parameters(sharedWith: its) { $0.label == $1.label && $0.type == $1.type } * 2
      + mine.parameters(sharedWith: its) {
        $0.type == $1.type && ($0.defaultValue == nil) == ($1.defaultValue == nil)
      }
      + (hasSameLabels ? 3 : 0)
      + (mine.type == its.type ? 2 : 0)
      + (parameters?.count == other.parameters?.count ? 1 : 0)
      + (mine.required == its.required ? 1 : 0)
      + (modifiers == other.modifiers ? 1 : 0)
      + (Set(mine.requirements) == Set(its.requirements) ? 1 : 0)
      + (requirement == other.requirement ? 4 : 0)
  }

  /// How many arguments each call has to pass.
  private var required: Int { (parameters ?? []).count { $0.defaultValue == nil && !$0.isVariadic } }

  /// How many parameters this has as `other` has them, in the same order, whatever stands between them.
  func parameters(sharedWith other: Declaration, _ isSame: (Parameter, Parameter) -> Bool) -> Int {
    let before = other.parameters ?? []
    return before.count - (parameters ?? []).difference(from: before, by: isSame).removals.count
  }
}
