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
  public private(set) var change: AdvisedChange
  /// What would break clients of a release, and therefore waits for the next major version; nil if nothing does.
  private(set) var postponed: Postponed?
  /// The conformance to add to the declaration's file, if compiling the module's own sources proves the advice.
  public let conformance: String?
  private let milder: AdvisedChange?
  /// How the advice is proved.
  var proof: Proof = .none(reason: "nobody has asked the compiler")

  init(_ kind: AdviceKind, on shape: AdvisedDeclaration) {
    self.kind = kind
    declaration = shape.declaration
    fact = shape.fact
    change = shape.change
    milder = shape.milder
    conformance = shape.conformance
  }

  /// The advice with `proof` as its proof.
  public func with(_ proof: Proof) -> Advice {
    var advice = self
    advice.proof = proof
    return advice
  }

  /// The advice for a declaration that clients already have, where the gate says by `rule` that the change breaks them.
  ///
  /// It is nil if nothing can be done before the next major version.
  public func postponed(becauseOf rule: String) -> Advice? {
    guard let milder else { return nil }
    var advice = self
    advice.change = milder
    advice.postponed = Postponed(change: change.text, rule: rule)
    return advice
  }

  /// A change that waits for the next major version, and the rule by which it breaks clients.
  struct Postponed: Sendable, Hashable, Encodable {
    let change: String
    let rule: String
  }
}

extension Advice {
  /// How advice is proved.
  public enum Proof: Sendable, Hashable {
    /// The later change breaks a compiled client of the declaration as it is, and none of the declaration as advised.
    ///
    /// The client imports the stand-in of the module, which has the later change.
    case client(standIn: String, source: String, complaint: String)
    /// The compiler accepts the module's sources with the advised conformance.
    case module
    /// It is not proved, for this reason.
    case none(reason: String)
  }
}
