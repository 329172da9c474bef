public import PublicAPI

/// One reviewed difference between two surfaces.
public struct Change: Sendable, Hashable {
  /// Who says so.
  public enum Proof: String, Sendable, Hashable, Codable {
    /// A client was compiled against both sides.
    case compiler
    /// The rule alone decided.
    case rule
  }

  /// The kind of change, such as `member-removed`.
  public let rule: Rule
  /// What the change means for clients.
  public var verdict: Verdict
  /// What the change is about.
  public private(set) var subject: Subject
  /// The full name of what changed.
  public var declaration: String { subject.name }
  /// Where to look: the new declaration, or for a removal the nearest surviving parent.
  public var location: SourceLocation?
  /// Where the old declaration is in the sources of the old version.
  public var formerLocation: SourceLocation?
  /// What happened, as a sentence; empty where the declarations say it all.
  public var fact: String
  /// What that means for clients: what the rule fears, until something more is known.
  public var meaning: String
  /// What would make the change harmless.
  public var remedy: Remedy
  /// Who says so of the remedy; nil where nobody has tried it.
  public var remedyProof: Proof?
  /// Whether a compiler or a rule decided.
  public var proof: Proof
  /// The position that code has which notices the change; nil where other code does, too, or none is known.
  public var position: UnusualPosition?
  /// Whether all clients that were seen to fail are in Swift 6 mode, and compile in Swift 5 mode.
  public var isFeltOnlyInSwift6 = false
  /// The client that no longer compiles, or the one that shows that the change is harmless.
  public var client: String?
  /// What the compiler says about the client.
  public var diagnostic: String?
  /// The change that this one comes from, or is told with; nil where it is told by itself.
  public var cause: Cause?
  /// How often the package's tests and examples write the name of what changed; 0 if nobody has looked.
  public var mentions = 0
  /// The decision that lets the change pass, or nil if nobody has taken one.
  public var accepted: Decision?

  /// Makes a change that a rule has decided; what is left out is what the rule says.
  public init(
    _ rule: Rule, verdict: Verdict? = nil, of subject: Subject,
    location: SourceLocation? = nil, fact: String = "", meaning: String? = nil, remedy: Remedy? = nil
  ) {
    let verdict = verdict ?? rule.verdict
    self.rule = rule
    self.verdict = verdict
    self.subject = subject
    self.location = location
    self.fact = fact
    self.meaning = meaning ?? rule.why
    self.remedy = remedy ?? .words(verdict >= .fragile ? rule.remedy : "")
    proof = .rule
  }

  /// The change told of `difference`, which says the same in other words.
  func about(_ difference: Difference) -> Change {
    var change = self
    change.subject = .declaration(difference)
    change.location = difference.new?.location
    return change
  }

  /// Why the verdict is what it is.
  public var explanation: String {
    let mode = isFeltOnlyInSwift6 ? "No client in Swift 5 mode is known to notice." : ""
    return [fact, meaning, mode].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
