/// How often each outcome came.
struct Tally {
  private var rejected = 0
  private var harmless = 0
  private var found = 0
  private(set) var missed = 0
  private var unjudged = 0

  /// The edits that build.
  var judged: Int { harmless + broken }
  private var broken: Int { found + missed + unjudged }

  mutating func count(_ outcome: Outcome) {
    switch outcome {
    case .rejected: rejected += 1
    case .harmless: harmless += 1
    case .found: found += 1
    case .missed: missed += 1
    case .unjudged: unjudged += 1
    }
  }

  var description: String {
    """
    \(judged) edits build and \(rejected) do not. \(harmless) break nothing in the package's tests and examples, and \
    \(broken) do; of these api-check calls \(found) breaking, could not compare \(unjudged), and let \(missed) pass.
    """
  }
}
