/// What became of a client.
struct ClientOutcome: Sendable, Hashable {
  /// What the client does, and with what.
  let client: Client
  /// The client's source that compiles against the old side, as a reader wants it.
  let source: String
  /// What the compiler says about the client on the new side, or nil if it still compiles.
  let complaint: String?
}
