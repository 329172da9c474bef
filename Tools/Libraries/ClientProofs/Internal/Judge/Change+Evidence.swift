import APIComparison
import ClientPrograms
import CompilerDiagnostics
import PublicAPI

extension Change {
  /// A client that fails although no rule found a change of what it uses.
  init(failed failure: ClientOutcome) {
    let declaration = failure.client.declaration
    let rule: Rule = failure.isAboutIsolatedConformance ? .conformanceIsolationChanged : .clientFailed
    let verdict = failure.position == nil ? rule.verdict : .compatible
    self.init(
      rule, verdict: verdict, of: .declaration(.changed(old: declaration, new: declaration)),
      fact: rule.summary)
    if let addition = failure.client.addition {
      meaning = "‘\(addition.title)’ is there now and changes what it means."
      remedy = .words("Give that another name or label, or leave it out.")
    }
    if let module = failure.complaint?.unimportedModule {
      meaning =
        "It is found in ‘\(module)’ now, which clients with MemberImportVisibility have to import, too."
      remedy = .words("Keep it here, or re-export that module.")
    }
    prove(with: failure)
  }

  /// Makes the change a proven break, or a fragile change if `failure` is in a position that few clients have.
  ///
  /// The first client that fails is the one that is shown.
  mutating func prove(with failure: ClientOutcome) {
    if proof == .compiler, verdict == .breaking {
      if failure.position == nil { note(modeOf: failure) }
      return
    }
    if let position = failure.position { return limit(to: position, with: failure) }
    if verdict != .breaking {
      // What the rule promises of all clients is not true of this one.
      meaning = "Not every client goes on compiling: the one below does so against the old side only."
      if case .added(let new)? = difference, new.kind != .conformance {
        meaning = "It takes the place of what some clients meant, or fits as well. \(meaning)"
        remedy = .words("Give it another name or label, or leave it out.")
      }
    }
    verdict = .breaking
    show(failure)
    guard difference?.new == nil, difference?.old == failure.client.declaration,
      let complaint = failure.complaint
    else { return }
    // What is still there, and cannot be used, would be declared twice by code that brings it back.
    if complaint.isAboutAccess {
      fact = "‘\(declaration)’ is no longer public."
      remedy = .words("Make it public again, and mark it `@available(*, deprecated)`.")
    } else if complaint.isAboutAvailability {
      fact = "‘\(declaration)’ is now unavailable."
      remedy = .words("Mark it `@available(*, deprecated)` instead.")
    }
  }

  /// Makes the change fragile, since only code in `position` notices it; what is worse, or shown already, stays as it is.
  private mutating func limit(to position: UnusualPosition, with failure: ClientOutcome) {
    guard verdict < .fragile || verdict == .fragile && proof == .rule else {
      if verdict == .fragile { note(modeOf: failure) }
      return
    }
    verdict = .fragile
    self.position = position
    // What has come is not named by a change of what is still there.
    let newcomer = rule == .clientFailed && failure.client.addition != nil ? meaning + " " : ""
    meaning = newcomer + "Only code that \(position.words) stops compiling."
    if remedy == .words("") {
      let isNew = difference?.old == nil && position == .functionValue
      remedy = .words(isNew ? "Leave it out until the next major version." : position.remedy)
    }
    show(failure)
  }

  /// Notes that clients in Swift 5 mode notice as well, if `failure` is one and the client that is shown is not.
  private mutating func note(modeOf failure: ClientOutcome) {
    guard isFeltOnlyInSwift6, !failure.failsOnlyInSwift6 else { return }
    isFeltOnlyInSwift6 = false
    meaning += " In Swift 5 mode, this client still compiles, but others do not."
  }

  private mutating func show(_ failure: ClientOutcome) {
    proof = .compiler
    client = failure.source
    isFeltOnlyInSwift6 = failure.failsOnlyInSwift6
    diagnostic = failure.complaint?.text
  }

  /// The change with the verdict that clients leave which compile on both sides.
  func refuted(by evidence: ClientEvidence) -> Change {
    var change = self
    // A fear that is not the rule's own leaves what the rule says of all such changes.
    change.verdict = rule.verdict < .fragile ? rule.verdict : .compatible
    change.proof = .compiler
    change.client = evidence.proof(against: self)?.source
    // What the rule fears did not come true.
    change.meaning = "Clients that rely on it compile all the same."
    if difference?.old?.kind.isType == true, difference?.new?.kind == .typeAlias {
      change.meaning += " With MemberImportVisibility they import the module of what it stands for, too."
    }
    change.remedy = .words("")
    return change
  }

  /// The change as one that few clients notice, if one of `failures` needs a conformance that only followed from a layout.
  func forgiven(_ failures: [ClientOutcome]) -> Change {
    guard let failure = failures.first(where: { $0.client.declaration == difference?.old }) else {
      return self
    }
    var change = self
    (change.verdict, change.remedy) = (.compatible, .words(""))
    change.fact = "The conformance followed from @frozen, which promises a layout."
    change.limit(to: .frozenLayout, with: failure)
    return change
  }

  /// Whether a client fails because of this break of something else that it names: of what is new, the type around it.
  func takesDown(_ failure: ClientOutcome) -> Bool {
    let isNewcomer = proof == .compiler && !failure.isAboutIsolatedConformance
    let around = isNewcomer ? difference?.new?.context.last?[...] : nil
    guard verdict == .breaking, let name = difference?.old?.ownName ?? around else { return false }
    // What else a type conforms to is isolated by itself.
    if failure.isAboutIsolatedConformance, let old = difference?.old, old.kind == .conformance {
      return old.inheritance.contains { failure.complaint?.quotes("\($0)'") ?? false }
    }
    let named = failure.attempt.source + " " + failure.client.declaration.description
    return SourceWords(named).all.contains { $0.text == name }
  }
}

extension ClientOutcome {
  /// Whether a conformance became isolated, which no source of a surface shows, only what the compiler says.
  fileprivate var isAboutIsolatedConformance: Bool { complaint?.isAboutIsolatedConformance ?? false }
}
