public import APIComparison
import ClientPrograms
public import PublicAPI

/// Lets the compiler overrule the rules: a client that fails proves a break, one that compiles refutes a fear.
public struct ClientTrial: Sendable {
  private let set: ClientSet
  private let modes: [String]
  private let isAlone: Bool

  /// Writes the clients of the old version that are tried on the new one, too.
  ///
  /// Unless the trial is exhaustive, they are those of declarations that changed, of the types around them, and of what
  /// names one of both. Names that begin with an underscore are not for clients, unless `includingUnderscored` says so.
  /// `neighbours` are the modules that the old one imports, before and after; `lost` are those, by name, that clients
  /// got with an import of the old one that is gone, as far as somebody could read them. Each client speaks the first of
  /// `modes`, of which there is one at least, in which the old side accepts it. Where other modules are tried at the same
  /// time, and it is not `isAlone`, fewer compilers are started, one after the other.
  public init(
    of diff: APIDiff, neighbours: [(old: Surface, new: Surface)] = [], isExhaustive: Bool = true,
    includingUnderscored: Bool = false, modes: [String] = ["6"], isAlone: Bool = true,
    lost: [String: Surface] = [:]
  ) {
    self.modes = modes
    self.isAlone = isAlone
    set = ClientSet(
      of: diff, neighbours: neighbours, isExhaustive: isExhaustive,
      includingUnderscored: includingUnderscored, lost: lost)
  }

  /// The changes that the rules found, with the verdicts that follow from what `compiler` says of the clients, and
  /// what it could not say, a sentence each.
  ///
  /// A remedy that is code is tried with the clients that need it, and becomes words where it does not help.
  /// A client that fails is told with the change that explains it, or else makes a change of its own. A breaking
  /// verdict falls only if clients that would fail were it true compile on both sides. Where the compiler contradicts
  /// a surface, twice, no client is believed, and the changes stay as they are. Blocks the thread, and uses all cores
  /// meanwhile. Throws what the compiler throws.
  public func judged(_ changes: [Change], by compiler: some ClientCompiler) throws -> (
    changes: [Change], gaps: [String]
  ) {
    let sides = TwoSides(modes: modes, isAlone: isAlone) {
      try compiler.complaints(about: $0, in: $1, on: $2, speaking: $3, enabling: $4)
    }
    let run: ClientRun
    let judged: [Change]
    do {
      run = try sides.run(set)
      judged = try RemedyTrial(sides: sides, mend: compiler.mend).tried(
        ClientJudge.changes(changes, after: run), after: run)
    } catch let contradiction as ClientContradiction {
      return (changes, [contradiction.sentence])
    }
    var seen: Set<String> = []
    let broken = Set(
      judged.filter { $0.verdict == .breaking && $0.proof == .compiler }.compactMap(\.difference?.old))
    // What another client has shown to break needs no further proof.
    let open = run.unanswered.filter {
      $0.client.position == nil && !broken.contains($0.client.declaration)
    }
    let gaps = open.map(\.sentence).filter { seen.insert($0).inserted }
    guard ImportReach.matters(to: judged), let old = try compiler.modules(behind: .old),
      let new = try compiler.modules(behind: .new)
    else { return (judged, gaps) }
    return (ImportReach(old: old, new: new).judged(judged), gaps)
  }
}
