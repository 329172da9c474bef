/// Texts of which many are equal, each kept once.
struct SharedStrings {
  private var known: Set<String> = []

  /// `text`, in the memory of an equal one that was asked for before.
  mutating func shared(_ text: String) -> String { known.insert(text).memberAfterInsert }
}
