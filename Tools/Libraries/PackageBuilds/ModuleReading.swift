public import PublicAPI

/// What is known about a module of a package.
public enum ModuleReading: Sendable {
  /// Its surface, and the compiled module if clients are to be compiled against it.
  case surface(Surface, BuiltModule?)
  /// It was not read, because the other version compiles it from the same files in the same way.
  case unchanged
  /// It is not compared, on purpose and for this reason: a run has checked enough without it.
  case notCompared(reason: String)
  /// Its headers do not compile for this reason: a run with any such module has not checked enough, and baselines that never
  /// had it do without it.
  case unimportable(reason: String)
  /// It exists but could not be read; a run with such a module has not checked enough.
  case failed(reason: String)

  /// The compiled module, if there is one.
  var built: BuiltModule? {
    if case .surface(_, let module) = self { module } else { nil }
  }
}
