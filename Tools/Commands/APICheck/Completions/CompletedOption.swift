/// An option of a command, and what there is to complete behind it.
struct CompletedOption {
  let name: String
  let placeholder: String?
  /// What its value names, or nil if it takes none.
  let value: ValueKind?
  let summary: String
}
