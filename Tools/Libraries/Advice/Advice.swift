public import PublicAPI

/// What somebody could do today so that a later change breaks nobody.
public struct Advice: Sendable, Hashable {
  /// The kind of shape.
  public let kind: AdviceKind
  /// What has the shape.
  public let declaration: Declaration
  /// What is wrong with it here, as a sentence.
  public let fact: String
  /// The smallest change that keeps the way open.
  let change: String
  /// What shows it, where a compiler can be asked without the module's sources.
  public let experiment: Experiment?
  /// What the file of the declaration would have at its end, where the module's own sources are what shows it.
  public let conformance: String?
  /// Who says so.
  var proof: Proof = .none(reason: "nobody has asked the compiler")

  init(_ kind: AdviceKind, on shape: FoundShape) {
    self.kind = kind
    declaration = shape.declaration
    fact = shape.fact
    change = shape.change
    experiment = shape.experiment
    conformance = shape.conformance
  }

  /// The advice with what came of a proof.
  public func with(_ proof: Proof) -> Advice {
    var advice = self
    advice.proof = proof
    return advice
  }
}

extension Advice {
  /// Who says that the advice holds.
  public enum Proof: Sendable, Hashable {
    /// A compiled client breaks with the later change as the declaration is, and does not as it is advised.
    case client(source: String, complaint: String)
    /// The compiler accepts the module with what is advised.
    case module
    /// Nobody but the rule, for this reason.
    case none(reason: String)
  }
}
