/// Lets the compiler overrule the rules: a client that fails proves a break, one that compiles refutes a fear.
public enum WitnessJudge: Sendable {
  /// The changes that the rules found, with the verdicts that follow from `run`.
  ///
  /// A breaking verdict falls only if clients that would fail were it true compile on both sides. A client that fails
  /// is told with the change that explains it, or else makes a change of its own.
  public static func changes(_ changes: [Change], after run: WitnessRun) -> [Change] {
    let evidence = WitnessEvidence(run)
    let frozen = Set(changes.filter { $0.rule == "frozen-changed" }.map(\.declaration))
    var judged = changes.map { evidence.isRefuted($0) ? $0.refuted(by: evidence.proof(against: $0)) : $0 }
    var unexplained: [WitnessOutcome] = []
    for failure in evidence.failures where !failure.reliesOnLayout(of: frozen) {
      if let index = judged.indexOfExplanation(for: failure) {
        judged[index].prove(with: failure)
      } else {
        unexplained.append(failure)
      }
    }
    // What a broken declaration takes down with it is no finding of its own.
    let reported = Dictionary(grouping: unexplained) { $0.witness.declaration.description }
    for failure in unexplained where !judged.contains(where: { $0.takesDown(failure) }) {
      let declaration = failure.witness.declaration
      guard reported[declaration.description]?.first == failure else { continue }
      judged.append(Change(failed: failure))
    }
    return judged
  }
}

extension WitnessOutcome {
  /// Whether the client needs a conformance that a type had only because its layout was promised, by `@frozen`.
  ///
  /// Nothing that such a type's author wrote promises the conformance, and layout is no part of the contract.
  fileprivate func reliesOnLayout(of frozen: Set<String>) -> Bool {
    witness.use == .needConformance && frozen.contains(witness.declaration.context.joined(separator: "."))
      && ["Sendable", "BitwiseCopyable"].contains(witness.declaration.inheritance.first?.description)
  }
}

extension [Change] {
  /// The change that says why a client fails: one of its declaration, or of a member that its declaration has.
  fileprivate func indexOfExplanation(for failure: WitnessOutcome) -> Int? {
    let declaration = failure.witness.declaration
    let own = indices.filter { self[$0].old == declaration.description && self[$0].verdict != .none }
    if let breaking = own.first(where: { self[$0].verdict == .breaking }) ?? own.first { return breaking }
    guard declaration.kind.isType else { return nil }
    let prefix = declaration.title + "."
    return indices.first {
      self[$0].verdict == .breaking && self[$0].declaration.hasPrefix(prefix) && self[$0].old == nil
    }
  }
}

extension Change {
  /// A client that fails although no rule found a change of what it uses.
  fileprivate init(failed failure: WitnessOutcome) {
    let declaration = failure.witness.declaration
    self.init(
      rule: "witness-failed", verdict: .breaking, declaration: declaration.title,
      old: declaration.description,
      new: declaration.description,
      explanation:
        "A client that compiles against the old side no longer does, though the declaration looks the same.",
      remedy: "Undo the change that the compiler complains about.")
    prove(with: failure)
  }

  /// Makes the change a proven break; the first client that fails is the one that is shown.
  fileprivate mutating func prove(with failure: WitnessOutcome) {
    if proof == .compiler, verdict == .breaking { return }
    if verdict != .breaking {
      explanation += " Yet a client that compiles against the old side no longer does."
    }
    verdict = .breaking
    proof = .compiler
    witness = failure.source
    diagnostic = failure.complaint
  }

  /// The change with the verdict that a client which compiles on both sides leaves.
  fileprivate func refuted(by proof: WitnessOutcome?) -> Change {
    guard let proof else { return self }
    var change = self
    change.verdict = .compatible
    change.proof = .compiler
    change.witness = proof.source
    change.explanation += " Clients that use it compile all the same."
    change.remedy = ""
    return change
  }

  /// Whether a client fails because of this break of something else that the client mentions.
  fileprivate func takesDown(_ failure: WitnessOutcome) -> Bool {
    guard verdict == .breaking, old != nil else { return false }
    let name = declaration.prefix { $0 != "(" && $0 != ":" }.split(separator: ".").last ?? ""
    return !name.isEmpty && Tokenizer.tokens(of: failure.source).contains { $0.text == name }
  }
}
