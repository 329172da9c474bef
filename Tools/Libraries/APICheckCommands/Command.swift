/// What the gate can be asked to do.
public enum Command: Sendable, Hashable {
  /// Finds stale baselines, and with ``Setting/against`` what has changed for clients since.
  case check
  /// Finds what has changed between two versions; `new` is the working tree if it is nil.
  case diff(old: String, new: String?)
  /// Writes release notes of what has changed between two versions; `old` is the newest release if it is nil, and `new` the
  /// working tree.
  case notes(old: String?, new: String?)
  /// Records the decision to let the changes on a declaration pass, or with ``Setting/importList`` on all that a list names.
  case accept(declaration: String?)
  /// Makes the current surface of `modules`, or of all, the baseline.
  case bless(modules: [String])
  /// Prints the current surface of `modules`, or of all.
  case list(modules: [String])
  /// Prints the surface of `modules`, or of all, as people read it.
  case surface(modules: [String])
  /// Counts how much of `modules`, or of all, is for clients.
  case stats(modules: [String])
  /// Finds what in `modules`, or in all that are no products, is more visible than anything needs.
  case narrow(modules: [String])
  /// Finds shapes in `modules`, or in all, that cannot grow without a break.
  case advise(modules: [String])
  /// Tells which modules use which, and which of that ``Setting/layers`` and the rules beside it do not allow.
  case layers
  /// Lists the catalogue of changes.
  case rules
  /// Prints one entry of the catalogue.
  case explain(rule: String)
  /// Gives a package all that it needs to be guarded.
  case initialize
  /// Says what would go wrong here, and what mends it.
  case doctor
  /// Prints the settings that hold besides what is usual, and who says so.
  case config
  /// Removes what earlier runs have kept of the package.
  case clean
}
