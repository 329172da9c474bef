/// A kind of fact that the sources of a surface may not show.
public enum UnseenFact: String, Sendable, Hashable, CaseIterable, Codable {
  /// Which imported modules are re-exported.
  case reexports = "which imported modules are re-exported"
  /// Modules that are imported, whose members reach clients.
  case imports = "imported modules whose members reach clients"
  /// Operator and precedence group declarations, and which operator functions are prefix or postfix.
  case operators = "operator and precedence group declarations"
  /// Suppressed conformances of types, such as `~Copyable`.
  case suppressedConformances = "suppressed conformances of types, such as ~Copyable"
  /// Availability in asynchronous contexts.
  case asyncAvailability = "availability in asynchronous contexts (noasync)"
  /// Which functions run where their callers do.
  case callersExecutor = "functions that run where their callers do"
  /// Which getters lend a value that cannot be copied.
  case lendingGetters = "getters that lend what cannot be copied"
  /// The initializers that classes inherit and the arguments of their superclasses.
  case classInheritance = "initializers that classes inherit and the arguments of their superclasses"
}
