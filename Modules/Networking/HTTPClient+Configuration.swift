extension HTTPClient {
  /// The limits within which a client works.
  public struct Configuration: Sendable, Hashable {
    /// The time for everything: connecting, redirects, retries with their pauses, and decoding.
    ///
    /// It is measured by the client itself and holds below a second too. More than a day counts as a day.
    public let timeout: Duration
    /// The most bytes a body may have, counted while it arrives and after decompression.
    public let maximumBodyBytes: Int
    /// How often a failed GET is sent again, with growing pauses and no sooner than the server's `Retry-After`.
    ///
    /// Only failed connections and the statuses 408, 429, 500, 502, 503 and 504 are worth another try.
    public let retries: Int

    /// Makes a configuration; values below zero count as zero.
    public init(timeout: Duration = .seconds(30), maximumBodyBytes: Int = 1 << 20, retries: Int = 2) {
      self.timeout = min(max(.zero, timeout), .seconds(86_400))
      self.maximumBodyBytes = max(0, maximumBodyBytes)
      self.retries = max(0, retries)
    }
  }
}
