import PublicAPI

extension Comparison {
  /// `async` and `throws` of a function or initializer.
  func effectFindings(_ pair: Pair) -> [Finding] {
    effectFindings(pair.old.effects, pair.new.effects, of: "‘\(pair.title)’", pair)
  }

  /// The effects of anything that is called or read.
  func effectFindings(_ old: Set<Effect>, _ new: Set<Effect>, of subject: String, _ pair: Pair) -> [Finding] {
    var found: [Finding] = []
    if !old.contains(.async), new.contains(.async) {
      found.append(Finding(.asyncAdded, "\(subject) became async.", remedy: Shim.keeping(pair)))
    }
    if old.contains(.async), !new.contains(.async) {
      found.append(pair.relaxed(Finding(.asyncRemoved, "\(subject) is no longer async.")))
    }
    if let finding = throwing(old.throwing, new.throwing, of: subject, pair) { found.append(finding) }
    return found
  }

  private func throwing(_ old: Effect?, _ new: Effect?, of subject: String, _ pair: Pair) -> Finding? {
    switch (old, new) {
    case _ where old == new: return nil
    case (_, .throws(let type)) where old.map { $0.isUntyped } ?? true && unitesErrors(as: type, pair):
      let fact = "What is thrown by the functions that ‘\(pair.title)’ takes is one type for all."
      return Finding(.thrownTypesUnited, fact, remedy: Shim.keeping(pair))
    case (nil, .rethrows) where !takesThrowingFunction(pair.old):
      return pair.relaxed(
        Finding(.rethrowsAdded, "\(subject) throws only what a function passed to it throws."))
    case (nil, .throws(let type)) where isGeneric(type, pair) && !takesThrowingFunction(pair.old):
      return pair.relaxed(Finding(.rethrowsAdded, "\(subject) throws exactly what its argument throws."))
    case (nil, _):
      return Finding(.throwsAdded, "\(subject) can now throw.", remedy: Shim.keeping(pair))
    case (_, nil):
      return pair.relaxed(Finding(.throwsRemoved, "\(subject) no longer throws."))
    case (.rethrows, .throws(let type)):
      return isGeneric(type, pair) || isFailure(type, pair)
        ? Finding(
          .rethrowsAdded, "\(subject) throws exactly what its argument throws.",
          meaning: "Callers that handle the error get it by its type.")
        : Finding(.rethrowsRemoved, "\(subject) now throws whatever its arguments do.")
    case (.throws(.anyError), .throws(let type)) where sharesErrors(of: type, pair):
      let fact = "\(subject) throws ‘\(type)’, and so do other requirements that threw any error."
      return Finding(.thrownTypesUnited, fact)
    case (.throws(.anyError), .rethrows):
      return pair.relaxed(Finding(.rethrowsAdded, "\(subject) now throws only if an argument does."))
    case (.throws(.anyError), .throws(let type)) where errorLost(pair) != nil:
      let lost = errorLost(pair) ?? ""
      return Finding(
        .thrownTypeChanged, "\(subject) now throws only ‘\(type)’.",
        meaning: "A caller that catches ‘\(lost)’ does not compile: it can no longer be thrown.",
        remedy: .words("Keep throws, or throw a type that has the cases of all errors."))
    case (.throws(.anyError), .throws(let type)):
      return pair.relaxed(Finding(.thrownTypeNarrowed, "\(subject) now throws only ‘\(type)’."))
    case (.throws(let before), .throws(let after)) where after != .anyError:
      return isSameGeneric(before, after, pair)
        ? Finding(.thrownTypeNarrowed, "\(subject) throws what its argument throws.")
        : Finding(.thrownTypeChanged, "\(subject) threw ‘\(before)’ and now throws ‘\(after)’.")
    default:
      return Finding(.thrownTypeChanged, "\(subject) may now throw any error.", remedy: Shim.keeping(pair))
    }
  }

  /// A case of an error that callers may catch, and that is no longer thrown.
  private func errorLost(_ pair: Pair) -> String? {
    self.old.errorCaseLost(from: pair.old, to: [pair.new])?.path
  }

  private func isGeneric(_ type: TypeExpression, _ pair: Pair) -> Bool {
    type.path.map { name in pair.new.generics.contains { $0.name == name } } ?? false
  }

  /// Whether `type` is what a sequence throws, as a function does that takes no other to rethrow from.
  private func isFailure(_ type: TypeExpression, _ pair: Pair) -> Bool {
    guard case .named(let path) = type, path.count == 2 else { return false }
    return path[1].name == "Failure" && !takesThrowingFunction(pair.old)
  }

  /// Whether arguments that go together in calls of the old declaration leave open what `type` stands for.
  private func unitesErrors(as type: TypeExpression, _ pair: Pair) -> Bool {
    guard isGeneric(type, pair), let name = type.path else { return false }
    let takers = (pair.new.parameters ?? []).filter { $0.type.mentions(name) }
    let isLeftOut = !takers.isEmpty && takers.allSatisfy { $0.defaultValue != nil }
    let thrown = (pair.old.parameters ?? []).count(where: \.type.canThrow)
    return isLeftOut || takers.count > 1 && thrown > 1
  }

  /// Whether conforming types have to throw in several requirements what they were free to choose for each.
  private func sharesErrors(of type: TypeExpression, _ pair: Pair) -> Bool {
    let members = new.members[pair.new.contextPath] ?? []
    guard pair.new.requirement != .none, let name = type.path?.split(separator: ".").last,
      members.contains(where: { $0.kind == .associatedType && $0.name == name })
    else { return false }
    let others = members.filter { $0.requirement != .none && $0.title != pair.new.title }
    return others.contains { other in
      other.thrown == .throws(type)
        && old.lookUp(other.name, in: pair.old.contextPath).contains {
          $0.title == other.title && $0.requirement != .none && $0.thrown == .throws(.anyError)
        }
    }
  }

  /// Whether callers can have passed a function that throws.
  private func takesThrowingFunction(_ declaration: Declaration) -> Bool {
    (declaration.parameters ?? []).contains(where: \.type.canThrow)
  }

  private func isSameGeneric(_ old: TypeExpression, _ new: TypeExpression, _ pair: Pair) -> Bool {
    let before = pair.old.generics.firstIndex { $0.name == old.path }
    let after = pair.new.generics.firstIndex { $0.name == new.path }
    return before != nil && after != nil
  }
}

extension Declaration {
  /// What the function, or the getter, throws.
  fileprivate var thrown: Effect? { effectsOfUse.throwing }
}

extension Effect {
  /// Whether any error may be thrown.
  fileprivate var isUntyped: Bool { self == .rethrows || self == .throws(.anyError) }
}
