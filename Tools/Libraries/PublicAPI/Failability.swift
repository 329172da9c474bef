/// Whether an initializer can return nil.
public enum Failability: String, Sendable, Hashable {
  /// It always makes a value.
  case none = ""
  /// `init?`
  case optional = "?"
  /// `init!`
  case implicitlyUnwrapped = "!"
}
