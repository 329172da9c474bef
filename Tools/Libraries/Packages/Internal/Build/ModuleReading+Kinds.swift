extension ModuleReading {
  /// A target for which the compiler makes no Swift module; `kind` is the manifest's word for it, or `C++`.
  static func withoutSwift(kind: String) -> ModuleReading {
    switch kind {
    case "system": .skipped(reason: "a system library, whose headers are not compared")
    case "binary": .skipped(reason: "a binary target, whose surface its vendor decides")
    case "C++": .skipped(reason: "a target in C++, which is for clients with C++ interoperability only")
    case "macro": .skipped(reason: "a macro's implementation, which runs at build time")
    default:
      .skipped(reason: "nothing that Swift code can import (no module map, or no code for this platform)")
    }
  }
}
