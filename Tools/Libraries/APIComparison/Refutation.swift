/// The clients that would fail were a rule right, so that it is wrong if all of them compile.
///
/// The uses come on top of what every client of such a declaration does.
public enum Refutation: Sendable, Hashable {
  /// No client that is written would fail.
  case nothing
  /// Clients of the declaration that changed.
  case declaration(Set<ClientUse> = [])
  /// The same, where a use that the declaration does not allow in the first place need not be made.
  case declarationIfAllowed(Set<ClientUse>)
  /// The same, but for types: what changes for their members breaks no client of the type itself.
  case memberOnly(Set<ClientUse> = [])
  /// Clients of the type around it that do just this.
  case container(Set<ClientUse>)
  /// Clients of every old declaration with the name of the new one that do just this.
  case namesakes(Set<ClientUse>)
}
