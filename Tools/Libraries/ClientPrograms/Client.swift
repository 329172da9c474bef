public import APIComparison
public import PublicAPI

/// A small client that the contract promises will compile.
public struct Client: Hashable, Sendable {
  /// What stands in ``alternatives`` for a number that makes the client's names unique.
  public static let numberMark: Character = "§"

  /// What the client does.
  public let use: ClientUse
  /// The declaration it does it with, as the old side has it.
  public let declaration: Declaration
  /// What is new and may be what the client means on the new side.
  public private(set) var addition: Declaration?
  /// The client's source in a strong form and, for where the old side does not accept that, in weaker ones.
  public let alternatives: [ClientSource]
  /// The position that few clients have in which this one is; nil if it does what most do.
  public let position: UnusualPosition?

  init(
    _ use: ClientUse, of declaration: Declaration, alternatives: [ClientSource],
    in position: UnusualPosition? = nil
  ) {
    (self.use, self.declaration) = (use, declaration)
    self.alternatives = alternatives.map { $0.mapped(NaturalNames.applied) }
    self.position = position
  }

  /// The client, which may mean `addition` on the new side.
  func colliding(with addition: Declaration) -> Client {
    var client = self
    client.addition = addition
    return client
  }
}
