import Syntax

/// Finds the narrowest levels with which all demands are met.
struct NeedSolver {
  private let program: Program
  private let candidates: Candidates
  /// The level of each declaration so far.
  private(set) var levels: [AccessLevel]
  /// What has raised each declaration to its level.
  private(set) var reasons: [Int: NeedReason] = [:]

  /// Lets all candidates begin at the bottom and raises them until no demand is left.
  init(_ program: Program, _ candidates: Candidates, _ demands: [Demand]) {
    self.program = program
    self.candidates = candidates
    levels = program.declarations.indices.map { candidates.initialLevel(of: $0) }
    var isStable = false
    while !isStable {
      isStable = true
      for demand in demands where raise(demand.target, to: level(of: demand), demand.reason) {
        isStable = false
      }
      for extended in candidates.extensions where raiseExtension(extended) { isStable = false }
      for group in candidates.groups where raiseGroup(group) { isStable = false }
    }
  }

  /// How far a declaration can be seen with all that is around it.
  func effective(_ number: Int) -> AccessLevel {
    if program.declarations[number].source.kind == .extension { return effectiveExtension(number) }
    return program.owners(of: number).reduce(levels[number]) { min($0, levels[$1]) }
  }

  private func effectiveExtension(_ number: Int) -> AccessLevel {
    let members = program.extensionMembers[number]?.map { levels[$0] }.max() ?? .private
    let extended = program.declarations[number].extended.flatMap { program.numbers[$0] }
    return min(members, extended.map(effective) ?? .public)
  }

  private func level(of demand: Demand) -> AccessLevel {
    switch demand.level {
    case .fixed(let level): level
    case .of(let other): min(effective(other), .public)
    case .ofInlined(let other): levelInlined(by: other)
    case .ofBoth(let one, let other):
      min(one.map(effective) ?? .public, other.map(effective) ?? .public, .public)
    }
  }

  /// What a narrowed declaration has for clients to compile into themselves goes with its level.
  private func levelInlined(by number: Int) -> AccessLevel {
    let source = program.declarations[number].source
    if source.has("usableFromInline") { return .public }
    let level = min(effective(number), .public)
    let attributes = DemandCollection.inlining.filter(source.has)
    let isLost = !attributes.isEmpty && attributes.allSatisfy { LevelEdits.isIdle($0, at: level) }
    return level < .package || isLost ? .private : level
  }

  private mutating func raise(_ target: Int, to level: AccessLevel, _ reason: NeedReason) -> Bool {
    let possible = min(level, candidates.highest(of: target))
    guard levels[target] < possible else { return false }
    levels[target] = possible
    reasons[target] = reason
    return true
  }

  /// An extension's word holds for those of its members that say nothing themselves.
  private mutating func raiseExtension(_ number: Int) -> Bool {
    program.silentMembers(of: number).reduce(false) { changed, member in
      raise(number, to: levels[member], .part(member)) || changed
    }
  }

  /// Variables that share a word share their level.
  private mutating func raiseGroup(_ group: [Int]) -> Bool {
    guard let highest = group.max(by: { levels[$0] < levels[$1] }) else { return false }
    return group.reduce(false) { changed, member in
      raise(member, to: levels[highest], reasons[highest] ?? .part(highest)) || changed
    }
  }
}
