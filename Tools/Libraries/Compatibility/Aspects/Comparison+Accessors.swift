import Surfaces

extension Comparison {
  /// How a property or subscript is read and written.
  func accessors(_ pair: Pair) -> [Finding] {
    let old = pair.old.accessors ?? Accessors()
    let new = pair.new.accessors ?? Accessors()
    let subject = "‘\(pair.title)’"
    var found = effects(old.getterEffects, new.getterEffects, of: "The getter of \(subject)", pair)
    found += getter(old, new, subject, pair) + setter(old, new, subject, pair)
    if pair.old.kind != pair.new.kind, found.isEmpty {
      found.append(Finding(.storageChanged, "\(subject) is now declared with ‘\(pair.new.kind.rawValue)’."))
    }
    return found
  }

  private func getter(_ old: Accessors, _ new: Accessors, _ subject: String, _ pair: Pair) -> [Finding] {
    if !old.isGetterMutating, new.isGetterMutating {
      return [Finding(.getterMutatingAdded, "Reading \(subject) now mutates the value.")]
    }
    if old.isGetterMutating, !new.isGetterMutating {
      return [
        pair.relaxed(Finding(.getterMutatingRemoved, "Reading \(subject) no longer mutates the value."))
      ]
    }
    return []
  }

  private func setter(_ old: Accessors, _ new: Accessors, _ subject: String, _ pair: Pair) -> [Finding] {
    if old.hasSetter, !new.hasSetter {
      return [Finding(.setterRemoved, "\(subject) can no longer be written.")]
    }
    if !old.hasSetter, new.hasSetter {
      return [pair.relaxed(Finding(.setterAdded, "\(subject) can now be written."))]
    }
    guard old.hasSetter else { return [] }
    if old.isSetterNonmutating, !new.isSetterNonmutating {
      return [Finding(.setterNonmutatingRemoved, "Writing \(subject) now needs a variable.")]
    }
    if !old.isSetterNonmutating, new.isSetterNonmutating {
      return [
        pair.relaxed(Finding(.setterNonmutatingAdded, "Writing \(subject) no longer needs a variable."))
      ]
    }
    return []
  }

  /// `?` and `!` of an initializer.
  func failability(_ pair: Pair) -> [Finding] {
    let subject = "‘\(pair.title)’"
    switch (pair.old.failability, pair.new.failability) {
    case (_, .optional):
      return [
        Finding(.initializerFailabilityAdded, "\(subject) can now return nil.", remedy: Shim.keeping(pair))
      ]
    case (.none, .implicitlyUnwrapped):
      return [Finding(.initializerFailabilityAdded, "\(subject) now makes an optional.")]
    case (.optional, .implicitlyUnwrapped):
      return [pair.relaxed(Finding(.initializerStyleChanged, "\(subject) now unwraps itself."))]
    default:
      return [Finding(.initializerFailabilityRemoved, "\(subject) no longer makes an optional.")]
    }
  }
}
