import PublicAPI

/// Writes the declaration that would keep old clients compiling.
enum Shim {
  /// The old declaration, deprecated, with the body left to the author.
  static func deprecated(_ old: Declaration, inClass: Bool = false) -> Remedy {
    // An alias has no body, and all of it is known.
    let body = old.kind == .typeAlias ? "" : " \(body(of: old))"
    return .code(
      wrapped(old, "@available(*, deprecated) \(header(old, inClass: inClass))\(body)"),
      after: "Keep the old one:")
  }

  /// What serves a requirement where clients provide nothing.
  static func defaultImplementation(of requirement: Declaration) -> Remedy {
    .code(
      wrapped(requirement, "\(header(requirement)) \(body(of: requirement))"),
      after: "Give it a default implementation:")
  }

  /// For a change of the declaration in place: an overload with the old signature beside the new one.
  static func keeping(_ pair: Pair) -> Remedy {
    guard pair.old.requirement == .none else {
      return .words(
        "Add the new requirement under another name, with a default implementation that calls the old one.")
    }
    let hasNoName = pair.old.kind == .initializer || pair.old.kind == .subscript
    return .code(
      wrapped(pair.old, "\(header(pair.old, inClass: pair.isInClass)) \(body(of: pair.old))"),
      after: "Give the new behaviour \(hasNoName ? "other labels" : "another name") and keep")
  }

  /// The old signature in terms of the new one, where the same arguments can be passed on.
  static func forwarding(_ pair: Pair) -> Remedy {
    // A macro has no body in which it could use another one.
    guard pair.old.kind != .macro, let body = forwardingBody(pair) else {
      return deprecated(pair.old, inClass: pair.isInClass)
    }
    let renamed = pair.old.isOperator ? "" : ", renamed: \"\(pair.new.name)\(pair.new.labelClause)\""
    let header = header(relabelledOnly(pair), inClass: pair.isInClass)
    // Without that a call with a trailing closure could mean both.
    let mark = pair.isAlikeInTrailingClosures ? "@_disfavoredOverload " : ""
    let text = "@available(*, deprecated\(renamed)) \(mark)\(header) \(body)"
    return .code(wrapped(pair.old, text), after: "Keep the old one, which calls the new one:")
  }

  /// The old declaration with a value for each argument that has another label now: without one, a call could mean the
  /// new declaration as well.
  private static func relabelledOnly(_ pair: Pair) -> Declaration {
    var old = pair.old
    guard old.name == pair.new.name, let new = pair.new.parameters else { return old }
    old.parameters = old.parameters?.enumerated().map { index, parameter in
      guard index < new.count, parameter.label != new[index].label else { return parameter }
      return parameter.withoutDefault
    }
    return old
  }

  /// An overload without the parameters that can no longer be left out, which passes the values that they had.
  static func withoutDefaulted(_ pair: Pair) -> Remedy {
    var old = pair.old
    let new = pair.new.parameters ?? []
    let isLeft = pair.old.parameters?.enumerated().map { index, parameter in
      parameter.defaultValue == nil || new.count > index && new[index].defaultValue != nil
    }
    old.parameters = zip(pair.old.parameters ?? [], isLeft ?? []).filter(\.1).map(\.0)
    let body = bodyWithValues(pair, for: old, leaving: isLeft ?? []) ?? body(of: old)
    return .code(
      wrapped(old, "\(header(old, inClass: pair.isInClass)) \(body)"),
      after: "Give the default back, or add the overload")
  }

  /// The alias that keeps an old type name.
  static func alias(_ old: Declaration, to new: Declaration) -> Remedy {
    let text =
      "@available(*, deprecated, renamed: \"\(new.path)\") public typealias \(old.name) = \(new.path)"
    return .code(wrapped(old, text), after: "Keep the old name:")
  }
}
