/// Types of the standard library whose values the compiler takes for those of others.
enum KnownConversions {
  /// What a key path or a pointer may be passed as; arguments that both have stay the same.
  static let wider: [String: [String]] = [
    "ReferenceWritableKeyPath": ["WritableKeyPath", "KeyPath", "PartialKeyPath", "AnyKeyPath"],
    "WritableKeyPath": ["KeyPath", "PartialKeyPath", "AnyKeyPath"],
    "KeyPath": ["PartialKeyPath", "AnyKeyPath"], "PartialKeyPath": ["AnyKeyPath"],
    "UnsafeMutablePointer": ["UnsafePointer", "UnsafeMutableRawPointer", "UnsafeRawPointer"],
    "UnsafePointer": ["UnsafeRawPointer"], "UnsafeMutableRawPointer": ["UnsafeRawPointer"],
  ]
}
