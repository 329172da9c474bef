/// Whether a member of a protocol is something that conforming types have to provide.
public enum RequirementRole: String, Sendable, Hashable {
  /// Not a requirement: a member of a type or of a protocol's extension.
  case none = ""
  /// A requirement that every conforming type has to meet itself.
  case required = "requirement"
  /// A requirement that an unconstrained default implementation meets.
  case defaulted = "requirement(defaulted)"
  /// An optional requirement of an Objective-C protocol.
  case optional = "requirement(optional)"
}
