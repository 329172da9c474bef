/// An entry of the allowance that has to go or to be corrected.
struct StaleEntry: Sendable {
  enum Cause {
    /// Another entry is about the same function.
    case repeated
    /// There is no such function.
    case gone
    /// Fewer places are unreached than it accepts.
    case tooWide
  }

  let entry: Allowance.Entry
  let cause: Cause

  /// What is wrong with the function, as the rest of a sentence.
  var complaint: String {
    switch cause {
    case .repeated: "is in the allowance before"
    case .gone: "is not in the code that was measured"
    case .tooWide: "has fewer than \(entry.count) unreached places"
    }
  }
}
