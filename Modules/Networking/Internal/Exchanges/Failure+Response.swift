extension Failure {
  private static let transientStatuses: Set = [408, 429, 500, 502, 503, 504]

  /// Nil when the response is a success.
  init?(_ response: Response) {
    guard !response.isSuccess else { return nil }
    self.init(
      error: .status(response.status, body: response.body),
      isTransient: Self.transientStatuses.contains(response.status),
      pause: response.headers.values(of: "Retry-After").first.flatMap { RetryAfter.duration($0) } ?? .zero)
  }
}
