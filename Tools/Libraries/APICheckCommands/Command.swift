/// What the gate can be asked to do.
public enum Command: Sendable, Hashable {
  /// Finds stale baselines, and with ``Setting/against`` what has changed for clients since some revisions.
  case check
  /// Finds what has changed between two versions; `new` is the working tree if it is nil.
  case diff(old: String, new: String?)
  /// Writes release notes of what has changed between two versions.
  ///
  /// `old` is the newest release if it is nil, and `new` the working tree.
  case notes(old: String?, new: String?)
  /// Records the decision to let the changes of a declaration pass, or with ``Setting/importList`` those in a list.
  case accept(declaration: String?)
  /// Puts what brings breaking changes of `declarations` back into the sources, or without any of all.
  case mend(declarations: [String])
  /// Makes the current surface of `modules`, or of all, the baseline.
  case bless(modules: [String])
  /// Prints the current surface of `modules`, or of all.
  case list(modules: [String])
  /// Prints the surface of `modules`, or of all, in a form for people.
  case surface(modules: [String])
  /// Counts how much of `modules`, or of all, is for clients.
  case stats(modules: [String])
  /// Finds what in `modules` is more visible than needed; without `modules`, in all that are not products.
  case narrow(modules: [String])
  /// Finds declarations in `modules`, or in all, that cannot grow without a break.
  case advise(modules: [String])
  /// Tells which modules use which, and what of that the settings forbid, such as ``Setting/layers``.
  case layers
  /// Lists the catalogue of changes.
  case rules
  /// Prints one entry of the catalogue.
  case explain(rule: String)
  /// Writes the files that a package needs to be checked.
  case initialize
  /// Says what would go wrong here, and how to correct it.
  case doctor
  /// Prints the settings that are not the default, and where each is set.
  case config
  /// Removes what earlier runs have stored about the package.
  case clean
}
