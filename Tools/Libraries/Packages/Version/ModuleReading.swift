import Surfaces

/// What is known of a module of a package.
enum ModuleReading: Sendable {
  /// Its surface, and the compiled module if clients shall be compiled against it.
  case surface(Surface, BuiltModule?)
  /// It is the same in the version that it is compared with, and was not read.
  case unchanged
  /// Why it has no surface.
  case skipped(reason: String)
  /// Why its surface could not be read.
  case failed(reason: String)

  /// A target for which the compiler makes no Swift module; `kind` is the manifest's word for it.
  static func withoutSwift(kind: String) -> ModuleReading {
    switch kind {
    case "system": .skipped(reason: "a system library, whose headers are not the package's")
    case "binary": .skipped(reason: "a binary target, whose surface its vendor decides")
    case "macro": .skipped(reason: "a macro's implementation, which runs at build time")
    default:
      .skipped(reason: "no Swift code is compiled for this platform (a target in C, or one left out here)")
    }
  }

  /// The same without the compiled module.
  var withoutModule: ModuleReading {
    if case .surface(let surface, _) = self { .surface(surface, nil) } else { self }
  }
}
