public import PublicAPI

/// What is known of a module of a package.
public enum ModuleReading: Sendable {
  /// Its surface, and the compiled module if clients shall be compiled against it.
  case surface(Surface, BuiltModule?)
  /// The version that it is compared with compiles it from the same files in the same way, so it was not read.
  case unchanged
  /// It is not compared, on purpose and for this reason: a run has checked enough without it.
  case notCompared(reason: String)
  /// Its headers do not compile for this reason: a run with any such module has not checked enough, and baselines that never
  /// had it do without it.
  case unimportable(reason: String)
  /// It exists and could not be read: a run with any such module has not checked enough.
  case failed(reason: String)

  /// The compiled module, where there is one.
  var built: BuiltModule? {
    if case .surface(_, let module) = self { module } else { nil }
  }
}
