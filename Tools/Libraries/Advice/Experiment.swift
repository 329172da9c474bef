/// The later change, made to a declaration as it is and as it is advised, with a client of either.
///
/// Each text stands for a module of its own with nothing but the declaration; what else it names comes from the module that
/// it was taken from.
public struct Experiment: Sendable, Hashable {
  /// What the names of functions and types begin with: no function hides another of the same name in the other module, and
  /// a type would hide the one that has its nested types and its conformances.
  static let mark = "standIn_"

  /// The declaration as it is, before and after the later change.
  let asIs: Versions
  /// The declaration as it is advised, before and after the same change.
  let advised: Versions
  /// Whether nothing else has to be known of the module that the declaration was taken from.
  public private(set) var standsAlone = false

  /// What has to hold for the advice to be proved, in the order in which it is tried.
  public var trials: [Trial] {
    [
      Trial(module: asIs.today, client: asIs.client, compiles: true),
      Trial(module: asIs.later, client: asIs.client, compiles: false),
      Trial(module: advised.today, client: advised.client, compiles: true),
      Trial(module: advised.later, client: advised.client, compiles: true),
    ]
  }

  /// One of two forms of a declaration, and what a client does with it.
  struct Versions: Sendable, Hashable {
    let today: String
    let later: String
    let client: String
  }

  /// A client, the module that it imports, and whether it compiles.
  public struct Trial: Sendable, Hashable {
    /// The source of the module.
    public let module: String
    /// The source of the client but for its imports.
    public let client: String
    /// Whether the client has to compile.
    let compiles: Bool
  }

  /// What follows from the trials; `compile` says what the compiler has to say about one, be it about the module or the
  /// client, or nil if it accepts both.
  public func proof(by compile: (Trial) throws -> Answer) rethrows -> Advice.Proof {
    var complaint = ""
    for trial in trials {
      switch try compile(trial) {
      case .accepted where trial.compiles: break
      case .clientRejected(let words) where !trial.compiles: complaint = words
      case .accepted: return .none(reason: "a client compiles after the later change all the same")
      case .clientRejected(let words), .moduleRejected(let words):
        let plain = words.replacing(Self.mark, with: "")
        return .none(reason: "what stands for the module or its client does not compile: \(plain)")
      case .noAnswer(let words): return .none(reason: "the compiler gives no answer: \(words)")
      }
    }
    return .client(
      source: asIs.client.replacing(Self.mark, with: ""), complaint: complaint.replacing(Self.mark, with: ""))
  }

  /// What the compiler says of a trial.
  public enum Answer: Sendable {
    /// Both compile.
    case accepted
    /// The module does not compile, for this reason.
    case moduleRejected(String)
    /// The client does not compile, for this reason.
    case clientRejected(String)
    /// The compiler failed itself, with these words.
    case noAnswer(String)
  }
}
