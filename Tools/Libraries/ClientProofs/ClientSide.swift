/// A side of the change that clients are tried on.
public enum ClientSide: Sendable, Hashable {
  /// The module as its clients know it.
  case old
  /// The module as it is to become.
  case new
  /// The new module with what a ``ClientCompiler`` has put into it.
  case mended
}
