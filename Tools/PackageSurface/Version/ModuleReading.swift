import PublicSurface

/// What is known of a module of a package.
enum ModuleReading {
  /// Its surface, and the compiled module if clients shall be compiled against it.
  case surface(Surface, BuiltModule?)
  /// Why it has no surface.
  case skipped(reason: String)
  /// Why its surface could not be read.
  case failed(reason: String)
}
