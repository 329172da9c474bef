import PublicAPI

extension APIDiff {
  /// `changes`, where those that come from one edit name one of them as their cause.
  ///
  /// A change is a consequence of another one if nothing else was edited in its declaration, and that names what the
  /// other one is about or stands in for it in a conforming type or a subclass. Where the same was edited in three
  /// declarations and more, the one with most consequences is the cause of the others.
  public func attributingCauses(to changes: [Change]) -> [Change] {
    ChangeCauses(of: changes, in: self).attributed
  }
}
