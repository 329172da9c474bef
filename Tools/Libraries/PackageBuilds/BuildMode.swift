/// How much of its work the compiler does, from the least to all of it.
public enum BuildMode: String, CaseIterable, Sendable {
  /// The package manager compiles nothing; its plan is used to compile the modules in full, if they need nothing else.
  case planned
  /// The compiler checks what a module's surface needs, as far as it notices.
  case lazy
  /// The compiler checks every declaration.
  case checked
  /// The compiler also generates code.
  case complete
}
