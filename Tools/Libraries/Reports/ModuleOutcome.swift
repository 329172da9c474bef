public import APIComparison

/// What a run has found out about one module; the first value of each case is its name.
public enum ModuleOutcome: Sendable {
  /// Both sides have the module.
  case compared(String, [Change])
  /// Both sides compile the module from the same files in the same way, so that it need not be read.
  case unchanged(String)
  /// Only the new side has the module.
  case added(String, [Change])
  /// Only the old side has the module.
  case removed(String, [Change])
  /// It was not compared, for this reason.
  case notCompared(String, reason: String)
  /// The manifest, by the name of its file; it is no module, and is not counted among them.
  case manifest(String, [Change])
}
