public import PublicAPI

/// What somebody could do today so that a later change breaks nobody.
public struct Advice: Sendable, Hashable {
  /// The kind of advice.
  public let kind: AdviceKind
  /// The declaration that the advice is about.
  public let declaration: Declaration
  /// What is wrong with the declaration, as a sentence.
  public let fact: String
  /// The smallest change after which the later one breaks nobody.
  let change: String
  /// The experiment that proves the advice, if it can do so without the module's sources.
  public let experiment: Experiment?
  /// The conformance to add to the declaration's file, if compiling the module's own sources proves the advice.
  public let conformance: String?
  /// How the advice is proved.
  var proof: Proof = .none(reason: "nobody has asked the compiler")

  init(_ kind: AdviceKind, on shape: AdvisedDeclaration) {
    self.kind = kind
    declaration = shape.declaration
    fact = shape.fact
    change = shape.change
    experiment = shape.experiment
    conformance = shape.conformance
  }

  /// The advice with `proof` as its proof.
  public func with(_ proof: Proof) -> Advice {
    var advice = self
    advice.proof = proof
    return advice
  }
}

extension Advice {
  /// How advice is proved.
  public enum Proof: Sendable, Hashable {
    /// The later change breaks a compiled client of the declaration as it is, and none of the declaration as advised.
    case client(source: String, complaint: String)
    /// The compiler accepts the module's sources with the advised conformance.
    case module
    /// It is not proved, for this reason.
    case none(reason: String)
  }
}
