/// Which modules may be used: those of a list, or all but some.
struct Allowance: Hashable, Sendable {
  /// Those that may be used; nil for all.
  let allowed: [ModulePattern]?
  /// Those that may not, whatever else is said.
  let forbidden: [ModulePattern]
}
