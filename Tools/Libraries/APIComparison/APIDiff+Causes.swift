import PublicAPI

extension APIDiff {
  /// `changes`, where those that come from one edit name one of them as their cause.
  ///
  /// A change is a consequence of another one if nothing else was edited in its declaration, and that names what the
  /// other one is about or stands in for it in a conforming type or a subclass. Where the same was edited in three
  /// declarations and more, the one with most consequences is the cause of the others.
  public func attributingCauses(to changes: [Change]) -> [Change] {
    ChangeCauses(of: bringingBackTypes(changes), in: self).attributed
  }

  /// `changes`, where no remedy is code that names a type that is gone and that no other remedy brings back.
  private func bringingBackTypes(_ changes: [Change]) -> [Change] {
    let gone = changes.filter { change in
      guard case .words = change.remedy, let old = change.difference?.old else { return false }
      return old.kind.isType && change.difference?.new == nil
    }.compactMap { $0.difference?.old?.name }
    let missing = Set(gone).subtracting(surfaces.new.declarations.filter(\.kind.isType).map(\.name))
    if missing.isEmpty { return changes }
    return changes.map { change in
      guard case .code(let code, _) = change.remedy, change.remedyProof != .compiler,
        let name = SourceWords(code).all.lazy.map({ String($0.text) }).first(where: missing.contains)
      else { return change }
      var change = change
      change.remedy = .words("Keep ‘\(name)’, too. \(change.rule.remedy)")
      return change
    }
  }
}
