/// The pointers that the compiler takes for others, which no declaration says.
enum PointerConversions {
  /// What a pointer may be passed as; arguments that both have stay the same.
  static let wider: [String: [String]] = [
    "UnsafeMutablePointer": ["UnsafePointer", "UnsafeMutableRawPointer", "UnsafeRawPointer"],
    "UnsafePointer": ["UnsafeRawPointer"], "UnsafeMutableRawPointer": ["UnsafeRawPointer"],
  ]
}
