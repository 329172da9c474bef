/// Finds those of several candidates that mend their breaks together.
struct MendSearch {
  /// What has come of some candidates.
  enum Trial {
    /// Each mends its break, and there is no other.
    case mended
    /// These do not mend theirs, or do not compile, and why.
    case refused([Int: String])
    /// Something is wrong with them together, and what.
    case failed(String)
  }

  private let attempt: (_ candidates: [Int]) throws -> Trial
  private var proven: [Int]?
  /// Why some candidates were left out.
  private(set) var refusals: [Int: String] = [:]

  /// A search in which `attempt` tries some of the candidates.
  init(attempt: @escaping (_ candidates: [Int]) throws -> Trial) { self.attempt = attempt }

  /// As many of `count` candidates as mend their breaks without making another one; the last attempt was of these.
  mutating func run(of count: Int) throws -> [Int] {
    let accepted = try accepted(among: Array(0..<count), beside: [])
    if accepted.isEmpty || proven == accepted { return accepted }
    switch try attempt(accepted) {
    case .mended: return accepted
    case .refused(let reasons): refuse(accepted, reasons.values.min() ?? "")
    case .failed(let reason): refuse(accepted, reason)
    }
    return []
  }

  private mutating func refuse(_ candidates: [Int], _ reason: String) {
    for candidate in candidates { refusals[candidate] = reason }
  }

  private mutating func accepted(among candidates: [Int], beside given: [Int]) throws -> [Int] {
    var left = candidates
    while !left.isEmpty {
      let reason: String
      switch try attempt(given + left) {
      case .mended:
        proven = given + left
        return left
      case .refused(let reasons):
        let own = reasons.filter { left.contains($0.key) }
        refusals.merge(own) { $1 }
        left.removeAll { own[$0] != nil }
        if !own.isEmpty { continue }
        reason = reasons.values.min() ?? ""
      case .failed(let words): reason = words
      }
      if left.count == 1 {
        refuse(left, reason)
        return []
      }
      let middle = left.count / 2
      let first = try accepted(among: Array(left[..<middle]), beside: given)
      return first + (try accepted(among: Array(left[middle...]), beside: given + first))
    }
    return []
  }
}
