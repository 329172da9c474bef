extension ModuleReading {
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
}
