/// Sends one request and gives one answer: no redirects, no retries, no deadline, no cookies, no cache.
///
/// It is libcurl, as FoundationNetworking brings it along, wherever that is there, and `URLSession` elsewhere. FIGURES
package protocol Transport: Sendable {
  /// The answer, whatever its status.
  ///
  /// Throws ``TransportError``, or `CancellationError` as soon as the task is cancelled, which ends the transfer too.
  func response(to request: TransportRequest) async throws -> TransportResponse
}

/// The transport of this platform.
package func makeTransport(_ limits: TransportLimits) -> any Transport {
  #if canImport(CURLInterface) && canImport(Glibc) && !URLSESSION_TRANSPORT
    if CurlTransport.isAvailable { return CurlTransport(limits) }
  #endif
  return SessionTransport(limits)
}
