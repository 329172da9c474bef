/// A change of one place in a file.
struct Edit: Hashable {
  /// How the text changes.
  enum Form: Hashable {
    /// Another expression takes the place of one.
    case replaced(by: String)
    /// A statement does not happen.
    case leftOut
    /// A list of conditions, which begins behind the keyword at the place, is never true.
    case neverHolding
    /// A function returns before it does anything; the place is behind its opening brace.
    case returningAtOnce
  }

  /// What is replaced; empty for an insertion.
  let range: Range<Int>
  let form: Form
  /// Where people look for it.
  let shown: Range<Int>
  /// The declaration around it.
  let function: String
  /// What is wrong, in words.
  let title: String
}
