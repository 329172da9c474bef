/// What a package can be built with that its surface may depend on.
public struct BuildVariation: Sendable, Hashable, Encodable {
  /// The traits that are on.
  let traits: TraitChoice
  /// Conditions of `#if` that hold besides.
  let conditions: [String]
  /// The Swift SDK of the platform that is built for; nil for this machine.
  let sdk: String?

  /// Makes a variation; without arguments it is what a package is built with that depends on this one and asks for nothing.
  ///
  /// `conditions` hold in all targets of all packages; `sdk` names an installed Swift SDK.
  public init(traits: TraitChoice = .defaults, conditions: Set<String> = [], sdk: String? = nil) {
    self.traits = traits
    self.conditions = conditions.sorted()
    self.sdk = sdk
  }
}
