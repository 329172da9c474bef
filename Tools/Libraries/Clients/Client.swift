public import Compatibility
public import Surfaces

/// A small client that the contract promises will compile.
public struct Client: Hashable, Sendable {
  /// What stands in ``alternatives`` for a number that makes the client's names unique.
  public static let numberMark: Character = "§"

  /// What the client does.
  public let use: ClientUse
  /// The declaration it does it with, as the old side has it.
  public let declaration: Declaration
  /// The client's source in a strong form and, for where the old side does not accept that, in weaker ones.
  public let alternatives: [String]

  /// Makes a client; the number that makes its names unique is still missing in the sources.
  public init(use: ClientUse, declaration: Declaration, alternatives: [String]) {
    self.use = use
    self.declaration = declaration
    self.alternatives = alternatives
  }
}
