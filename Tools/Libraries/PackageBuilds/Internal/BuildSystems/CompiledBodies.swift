/// The function bodies that the compiler checks when it makes a module.
enum CompiledBodies {
  case all
  /// Only those that clients can inline.
  case inlinable
  case none

  /// The compiler's arguments for this.
  var arguments: [String] {
    switch self {
    case .all: []
    case .inlinable: ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
    case .none: ["-Xfrontend", "-experimental-skip-all-function-bodies"]
    }
  }
}
