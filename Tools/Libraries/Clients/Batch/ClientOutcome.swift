/// What became of a client.
public struct ClientOutcome: Sendable, Hashable {
  /// What the client does, and with what.
  public let client: Client
  /// The client's source that compiles against the old side, as a reader wants it.
  public let source: String
  /// What the compiler says about the client on the new side, or nil if it still compiles.
  public let complaint: String?

  /// Makes an outcome.
  public init(client: Client, source: String, complaint: String?) {
    self.client = client
    self.source = source
    self.complaint = complaint
  }
}
