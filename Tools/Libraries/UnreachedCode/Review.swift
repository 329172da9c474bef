/// What a test run leaves unreached, held against the allowance.
public struct Review: Sendable {
  /// The modules that were looked at.
  public let modules: [String]
  /// Unreached code that nothing accepts.
  public let excess: [UnreachedCode]
  /// Unreached code that the allowance accepts.
  public let allowed: [UnreachedCode]
  /// Entries of the allowance that accept more than there is, or repeat another.
  public let stale: [Allowance.Entry]

  /// Holds `findings` against `allowance`.
  ///
  /// A function with more places than its entry accepts is in excess as a whole: which of them is new cannot be told.
  public init(of findings: [UnreachedCode], in modules: [Module], against allowance: Allowance) {
    let byFunction = Dictionary(grouping: findings) { [$0.file, $0.function] }
    let accepted = Dictionary(allowance.entries.map { ([$0.file, $0.function], $0) }) { first, _ in first }
    let isAllowed = { (code: UnreachedCode) in
      let key = [code.file, code.function]
      return byFunction[key, default: []].count <= accepted[key]?.count ?? 0
    }
    self.modules = modules.map(\.name)
    excess = findings.filter { !isAllowed($0) }
    allowed = findings.filter(isAllowed)
    stale = allowance.entries.filter {
      let key = [$0.file, $0.function]
      let isTooWide = !$0.isLimit && byFunction[key, default: []].count < $0.count
      return isTooWide || accepted[key] != $0
    }
  }

  /// Whether nothing is in excess and nothing stale.
  public var passes: Bool { excess.isEmpty && stale.isEmpty }
}
