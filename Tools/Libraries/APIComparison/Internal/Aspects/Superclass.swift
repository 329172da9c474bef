import PublicAPI

extension Comparison {
  /// A class inherited from another one.
  func superclass(_ pair: Pair) -> [Finding] {
    let before = pair.old.inheritance.compactMap(\.path)
    let fact = "The superclass of ‘\(pair.title)’ changed."
    let after = new.superclasses(of: pair.new.path)
    let respecialised = pair.old.inheritance.first { superclass in
      !superclass.arguments.isEmpty && superclass.path.map(after.contains) ?? false
        && new.specialisation(of: superclass.path ?? "", in: pair.new) != superclass
    }
    let suppressed = suppressions(pair)
    if let lost = before.first(where: { !after.contains($0) && !$0.isEmpty }) {
      return [Finding(.superclassRemoved, "‘\(pair.title)’ no longer inherits from ‘\(lost)’.")] + suppressed
    }
    if let respecialised {
      let fact = "‘\(pair.title)’ no longer inherits from ‘\(respecialised)’."
      return [Finding(.superclassRemoved, fact)] + suppressed
    }
    return [Finding(.superclassChanged, fact)] + suppressed
  }

  /// Whether a type that takes back a conformance has it all the same for every argument that it used to allow.
  private func isConditional(_ suppression: TypeExpression, _ pair: Pair) -> Bool {
    guard case .suppressed(let name) = suppression else { return false }
    let query = ConformanceQuery(index: new, assumptions: pair.old.requirements)
    return new.conformances[pair.new.path, default: []].contains { conformance in
      conformance.inheritance.first == name && conformance.requirements.allSatisfy(query.grants)
    }
  }

  /// `~Copyable` and `~Escapable`.
  func suppressions(_ pair: Pair) -> [Finding] {
    let before = Set(pair.old.inheritance.filter(\.isSuppression))
    let after = Set(pair.new.inheritance.filter(\.isSuppression))
    let lost = after.subtracting(before).map { suppression in
      let fact = "‘\(pair.title)’ is now ‘\(suppression)’."
      return isConditional(suppression, pair)
        ? Finding(.copyabilityRemoved, fact + " Not so with the arguments it allowed.", verdict: .compatible)
        : Finding(.copyabilityRemoved, fact)
    }
    return lost + before.subtracting(after).map { allowed($0, pair) }
  }

  /// What it means that a type no longer takes back `Copyable` or `Escapable`.
  private func allowed(_ suppression: TypeExpression, _ pair: Pair) -> Finding {
    let fact = "‘\(pair.title)’ is no longer ‘\(suppression)’."
    guard suppression == .noncopyable, let user = old.borrowers(of: pair.old).first else {
      return Finding(.copyabilityAdded, fact)
    }
    return Finding(
      .copyabilityAdded, fact,
      meaning:
        "A borrowed value that can be copied has to be copied in an autoclosure, such as behind ‘&&’, before "
        + "‘\(user.title)’ is used there.",
      remedy: .words("Give the type that can be copied another name."), verdict: .fragile)
  }
}
