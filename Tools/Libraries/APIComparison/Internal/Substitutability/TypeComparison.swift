import PublicAPI

/// Decides whether code that was written for one type still works when another stands in its place.
struct TypeComparison: Sendable {
  /// What is known of the conformances on the new side.
  let conformance: ConformanceQuery
  /// Which types, generic parameters included, have values that cannot be copied.
  let isNoncopyable: @Sendable (TypeExpression) -> Bool

  /// Makes a comparison that asks `conformance` what conforms to what, and `isNoncopyable` which types, generic
  /// parameters included, have values that cannot be copied.
  init(
    conformance: ConformanceQuery, isNoncopyable: @escaping @Sendable (TypeExpression) -> Bool
  ) {
    self.conformance = conformance
    self.isNoncopyable = isNoncopyable
  }

  /// Why code for `old` does not work with `new`; empty if it does.
  func mismatches(_ old: TypeExpression, _ new: TypeExpression, at position: TypePosition)
    -> [TypeMismatch]
  {
    if old == new { return [] }
    if position == .both {
      let found = mismatches(old, new, at: .supplied) + mismatches(old, new, at: .received)
      return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    let (oldAttributes, oldBase) = old.withoutAttributes
    let (newAttributes, newBase) = new.withoutAttributes
    if old.has(.autoclosure) != new.has(.autoclosure), oldBase != newBase {
      // Where an expression is written, it is one of these types.
      return [.autoclosure] + mismatches(old.evaluated, new.evaluated, at: position)
    }
    let context = AttributeComparison(
      old: oldAttributes, new: newAttributes, position: position, isNoncopyable: isNoncopyable(newBase))
    var found = context.mismatches
    if position == .supplied, case .function = oldBase, case .optional(let wrapped) = newBase,
      wrapped.isFunction, !oldAttributes.contains(.escaping), !old.isFunctionInside
    {
      found.append(.escaping)
    }
    let (given, asked) = position == .supplied ? (oldBase, newBase) : (newBase, oldBase)
    if case .any = asked, isNoncopyable(given), !isNoncopyable(asked) {
      found.append(.type(old: oldBase, new: newBase))
    } else if oldBase != newBase {
      found +=
        position == .supplied ? supplied(oldBase, newBase) : received(oldBase, newBase)
    }
    return found
  }

  // The client passes a value of the type `old` where now `new` is asked for.
  private func supplied(_ old: TypeExpression, _ new: TypeExpression) -> [TypeMismatch] {
    switch (old, new) {
    case (.function, .function): return functions(old, new, at: .supplied)
    case (.optional(let old), .optional(let new)), (.implicitlyUnwrapped(let old), .optional(let new)),
      (.optional(let old), .implicitlyUnwrapped(let new)),
      (.implicitlyUnwrapped(let old), .implicitlyUnwrapped(let new)):
      return mismatches(old, new, at: .supplied)
    case (_, .optional(let new)), (_, .implicitlyUnwrapped(let new)):
      return mismatches(old, new, at: .supplied)
    case (.array(let old), .array(let new)): return mismatches(old, new, at: .supplied)
    case (.dictionary(let oldKey, let oldValue), .dictionary(let newKey, let newValue)):
      return mismatches(oldKey, newKey, at: .supplied) + mismatches(oldValue, newValue, at: .supplied)
    case (.tuple(let oldElements), .tuple(let newElements)):
      return tuples(oldElements, newElements, at: .supplied) ?? [.type(old: old, new: new)]
    case (_, .any(let constraint)) where conformance.allows(old, as: constraint): return []
    case (.named(let oldPath), .named(let newPath)):
      if let found = nominals(oldPath, newPath) { return found }
      return conformance.converts(old, to: new) ? [] : [.type(old: old, new: new)]
    default: return conformance.converts(old, to: new) ? [] : [.type(old: old, new: new)]
    }
  }

  // The client uses a value of the type `new` as it used one of the type `old`.
  private func received(_ old: TypeExpression, _ new: TypeExpression) -> [TypeMismatch] {
    switch (old, new) {
    // A call that never returns stands wherever one stood that gave nothing.
    case (.void, .named([TypeName("Never")])): return []
    case (.function, .function): return functions(old, new, at: .received)
    case (.optional(let old), .optional(let new)), (.optional(let old), .implicitlyUnwrapped(let new)),
      (.implicitlyUnwrapped(let old), .implicitlyUnwrapped(let new)), (.array(let old), .array(let new)):
      return mismatches(old, new, at: .received)
    case (.dictionary(let oldKey, let oldValue), .dictionary(let newKey, let newValue)):
      return mismatches(oldKey, newKey, at: .received) + mismatches(oldValue, newValue, at: .received)
    case (.tuple(let oldElements), .tuple(let newElements)):
      return tuples(oldElements, newElements, at: .received) ?? [.type(old: old, new: new)]
    case (.some(let oldConstraint), .some(let newConstraint)):
      return conformance.implies(newConstraint, oldConstraint) ? [] : [.type(old: old, new: new)]
    case (.some(let constraint), _) where !new.isExistential:
      return conformance.conforms(new, to: constraint) ? [] : [.type(old: old, new: new)]
    case (.named(let oldPath), .named(let newPath)):
      return nominals(oldPath, newPath) ?? [.type(old: old, new: new)]
    default: return [.type(old: old, new: new)]
    }
  }

  /// For the same nominal type with other arguments what is wrong with those; nil for another type.
  private func nominals(_ old: [TypeName], _ new: [TypeName]) -> [TypeMismatch]? {
    guard old.map(\.name) == new.map(\.name) else { return nil }
    let oldArguments = old.flatMap(\.arguments)
    let newArguments = new.flatMap(\.arguments)
    guard oldArguments.count == newArguments.count else { return nil }
    return zip(oldArguments, newArguments).flatMap { mismatches($0, $1, at: .both) }
  }

  private func tuples(_ old: [TupleElement], _ new: [TupleElement], at position: TypePosition)
    -> [TypeMismatch]?
  {
    guard old.count == new.count else { return nil }
    var found: [TypeMismatch] = []
    for (old, new) in zip(old, new) {
      let isLost = position == .supplied ? old.label != nil && new.label != nil : old.label != nil
      if old.label != new.label, isLost { found = [.labels] }
    }
    return found + zip(old, new).flatMap { mismatches($0.type, $1.type, at: position) }
  }

  private func functions(_ old: TypeExpression, _ new: TypeExpression, at position: TypePosition)
    -> [TypeMismatch]
  {
    guard case .function(let oldParameters, let oldEffects, let oldResult) = old,
      case .function(let newParameters, let newEffects, let newResult) = new,
      oldParameters.map(\.isVariadic) == newParameters.map(\.isVariadic)
    else { return [.shape] }
    let inner = zip(oldParameters, newParameters).flatMap {
      mismatches($0.type, $1.type, at: position.flipped)
    }
    // How a function gets its arguments asks nothing of the caller that passes it on, but is part of its type.
    if inner.contains(where: \.isOwnership) { return [.type(old: old, new: new)] }
    // A closure of several statements that gives nothing cannot say that it gives anything else.
    let givesNothing = position == .supplied && oldResult == .void && newResult != .void
    let found =
      inner
      + (givesNothing
        ? [.type(old: oldResult, new: newResult)] : mismatches(oldResult, newResult, at: position))
    let isAllowed =
      position == .supplied ? oldEffects.areAllowed(by: newEffects) : newEffects.areAllowed(by: oldEffects)
    return isAllowed ? found : found + [.effects]
  }
}

extension Set<Effect> {
  /// Whether a function with these effects may stand where one with `other` effects is called.
  fileprivate func areAllowed(by other: Set<Effect>) -> Bool {
    if contains(.async), !other.contains(.async) { return false }
    return throwing == nil || throwing == other.throwing || other.throwing == .throws(.anyError)
  }
}

extension TypeMismatch {
  fileprivate var isOwnership: Bool { if case .ownership = self { true } else { false } }
}

extension TypeExpression {
  fileprivate var isFunction: Bool {
    if case .function = withoutAttributes.1 { true } else { false }
  }

  /// Whether a function is wrapped in an optional, which makes it escape.
  fileprivate var isFunctionInside: Bool {
    if case .optional(let wrapped) = self { wrapped.isFunction } else { false }
  }

  fileprivate var isExistential: Bool {
    switch withoutAttributes.1 {
    case .any: true
    case .named([TypeName("Any")]), .named([TypeName("AnyObject")]): true
    default: false
    }
  }
}
