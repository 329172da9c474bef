/// How much of its work the compiler does, from the least to all of it.
public enum BuildMode: String, CaseIterable, Sendable {
  /// Nothing is compiled but what is compiled in full afterwards anyway, where that needs nothing else.
  case planned
  /// It looks at what a module's surface asks for, as far as it notices.
  case lazy
  /// It checks every declaration.
  case checked
  /// It generates code, too.
  case complete
}
