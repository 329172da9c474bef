extension HTTPClient {
  /// The limits within which a client works.
  public struct Configuration: Sendable, Hashable {
    /// The time for everything: waiting for a connection, connecting, redirects, retries with their pauses, and decoding.
    ///
    /// It is measured by the client itself and holds below a second too. More than a day counts as a day.
    public let timeout: Duration
    /// The most bytes a body may have, counted while it arrives and after decompression.
    public let maximumBodyBytes: Int
    /// How often a failed GET or HEAD is sent again, with growing pauses and no sooner than the server's `Retry-After`.
    ///
    /// Only failed connections and the statuses 408, 429, 500, 502, 503 and 504 are worth another try.
    public let retries: Int
    /// How many requests are on their way to one host and port at a time, and 64 to all hosts together.
    ///
    /// More than these wait for their turn, the first come first, and their timeout goes on. So with answers that take
    /// 200 ms, six connections serve thirty requests a second.
    public let maximumConnectionsPerHost: Int

    /// Makes a configuration; values below the least that makes sense count as that, which is zero or one connection.
    public init(
      timeout: Duration = .seconds(30), maximumBodyBytes: Int = 1 << 20, retries: Int = 2,
      maximumConnectionsPerHost: Int = 6
    ) {
      self.timeout = min(max(.zero, timeout), .seconds(86_400))
      self.maximumBodyBytes = max(0, maximumBodyBytes)
      self.retries = max(0, retries)
      self.maximumConnectionsPerHost = max(1, maximumConnectionsPerHost)
    }
  }
}
