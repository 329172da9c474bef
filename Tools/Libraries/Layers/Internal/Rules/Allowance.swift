/// Which modules may be used: those in a list, or all but some.
struct Allowance: Hashable, Sendable {
  /// The modules that may be used; nil for all.
  let allowed: [ModulePattern]?
  /// The modules that may not be used, even if they are allowed.
  let forbidden: [ModulePattern]
}
