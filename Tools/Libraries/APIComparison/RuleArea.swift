/// What a rule is about: a part of the catalogue, by the heading that it has there.
public enum RuleArea: String, Sendable, CaseIterable {
  /// Names that come, go and move.
  case declarations = "Declarations"
  /// What is called, and what a call gives.
  case functions = "Functions"
  /// What a call has to pass.
  case parameters = "Parameters"
  /// What may be asked of a function that a client passes or gets.
  case closures = "Closures"
  /// On which actor code runs.
  case isolation = "Isolation"
  /// Structures, classes, actors, enumerations and aliases as a whole.
  case types = "Types"
  /// Properties and subscripts.
  case properties = "Properties"
  /// How values are made.
  case initializers = "Initializers"
  /// Cases and what they carry.
  case enumerations = "Enumerations"
  /// What conforming types have to provide, and what generic code may use.
  case protocols = "Protocols"
  /// Which types meet which protocols.
  case conformances = "Conformances"
  /// Where and how long a declaration can be used.
  case availability = "Availability"
  /// Operators, macros and imports.
  case modules = "Operators, macros and imports"
  /// What the manifest promises.
  case manifest = "Package manifest"

  /// The rules of the area, in the order of the catalogue.
  public var rules: [Rule] {
    switch self {
    case .declarations: Rule.declarations
    case .functions: Rule.functions
    case .parameters: Rule.parameters
    case .closures: Rule.closures
    case .isolation: Rule.isolation
    case .types: Rule.types
    case .properties: Rule.properties
    case .initializers: Rule.initializers
    case .enumerations: Rule.enumerations
    case .protocols: Rule.protocols
    case .conformances: Rule.conformances
    case .availability: Rule.availability
    case .modules: Rule.modules
    case .manifest: Rule.manifest
    }
  }
}

extension Rule {
  /// The area of the catalogue that lists the rule.
  public var area: RuleArea? { RuleArea.allCases.first { $0.rules.contains(self) } }
}
