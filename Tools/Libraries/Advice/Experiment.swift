/// A later change to a declaration as it is, and to the declaration as advised, with a client of each.
///
/// Each text is the source of a module that has only the declaration. Everything else that it names comes from the
/// original module.
public struct Experiment: Sendable, Hashable {
  /// The prefix of functions and types in an experiment.
  ///
  /// A function would not hide the original one of the same name. A type would hide the original one, which has the
  /// nested types and the conformances.
  static let mark = "standIn_"

  /// The declaration as it is, before and after the later change.
  let asIs: Versions
  /// The declaration as it is advised, before and after the same change.
  let advised: Versions
  /// Whether the texts need nothing from the original module.
  public private(set) var standsAlone = false

  /// The compilations that have to go as expected to prove the advice, in this order.
  public var trials: [Trial] {
    [
      Trial(module: asIs.today, client: asIs.client, compiles: true),
      Trial(module: asIs.later, client: asIs.client, compiles: false),
      Trial(module: advised.today, client: advised.client, compiles: true),
      Trial(module: advised.later, client: advised.client, compiles: true),
    ]
  }

  /// A declaration today and after the later change, and a client of it.
  struct Versions: Sendable, Hashable {
    let today: String
    let later: String
    let client: String
  }

  /// A client, the module that it imports, and whether it compiles.
  public struct Trial: Sendable, Hashable {
    /// The source of the module.
    public let module: String
    /// The source of the client, without its imports.
    public let client: String
    /// Whether the client has to compile.
    let compiles: Bool
  }

  /// The proof that the trials give; `compile` asks the compiler about one of them.
  public func proof(by compile: (Trial) throws -> Answer) rethrows -> Advice.Proof {
    var complaint = ""
    for trial in trials {
      switch try compile(trial) {
      case .accepted where trial.compiles: break
      case .clientRejected(let words) where !trial.compiles: complaint = words
      case .accepted: return .none(reason: "a client compiles after the later change all the same")
      case .clientRejected(let words), .moduleRejected(let words):
        return .none(reason: "what stands for the module or its client does not compile: \(words)")
      case .noAnswer(let words): return .none(reason: "the compiler gives no answer: \(words)")
      }
    }
    return .client(standIn: asIs.later, source: asIs.client, complaint: complaint)
  }

  /// What the compiler says about a trial.
  public enum Answer: Sendable {
    /// The module and the client both compile.
    case accepted
    /// The module does not compile, for this reason.
    case moduleRejected(String)
    /// The client does not compile, for this reason.
    case clientRejected(String)
    /// The compiler itself failed, with these words.
    case noAnswer(String)
  }
}
