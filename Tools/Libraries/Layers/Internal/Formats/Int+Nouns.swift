extension Int {
  /// The number with its noun: `1 module`, `2 modules`.
  func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
