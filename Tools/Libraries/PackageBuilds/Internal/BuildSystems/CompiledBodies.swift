/// Which bodies of functions the compiler looks at when it makes a module.
enum CompiledBodies {
  case all
  /// Those that clients compile into themselves.
  case inlinable
  case none

  /// What tells the compiler so.
  var arguments: [String] {
    switch self {
    case .all: []
    case .inlinable: ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
    case .none: ["-Xfrontend", "-experimental-skip-all-function-bodies"]
    }
  }
}
