/// The settings of a build that the surface of a package may depend on.
public struct BuildVariation: Sendable, Hashable, Encodable {
  /// The traits that are enabled.
  let traits: TraitChoice
  /// Further conditions of `#if` that hold.
  let conditions: [String]
  /// The Swift SDK of the target platform; nil for this machine.
  let sdk: String?

  /// Makes a variation; without arguments it is how a package is built for clients that ask for nothing else.
  ///
  /// `conditions` hold in all targets of all packages; `sdk` names an installed Swift SDK.
  public init(traits: TraitChoice = .defaults, conditions: Set<String> = [], sdk: String? = nil) {
    self.traits = traits
    self.conditions = conditions.sorted()
    self.sdk = sdk
  }
}
