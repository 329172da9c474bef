public import APIComparison

/// What a run found out about one module, by its name.
public enum ModuleOutcome: Sendable {
  /// Both sides have it.
  case compared(String, [Change])
  /// Both sides compile it from the same files in the same way, so that nobody needs to read it.
  case unchanged(String)
  /// Only the new side has it.
  case added(String, [Change])
  /// Only the old side has it.
  case removed(String, [Change])
  /// It was not compared, for this reason.
  case notCompared(String, reason: String)
  /// The manifest, by the name of its file; it is no module, and is not counted among them.
  case manifest(String, [Change])
}
