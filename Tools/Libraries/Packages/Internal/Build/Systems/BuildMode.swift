/// How much of its work the compiler does, from the least to all of it.
enum BuildMode: String, CaseIterable {
  /// It looks at what a module's surface asks for, as far as it notices.
  case lazy
  /// It checks every declaration.
  case checked
  /// It generates code, too.
  case complete
}
