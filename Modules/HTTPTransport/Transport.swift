/// Sends one request and gives one answer: no redirects, no retries, no deadline, no cookies, no cache.
///
/// Where the toolchain exports libcurl, which is on Linux with glibc, it is that; on every other platform, and where a
/// symbol is missing, it is `URLSession`. `Tools/storm` has judged them on Linux (Swift 6.3.1, 29 November 2026). Of
/// 2,000 hostile answers libcurl gave the right end to all; `URLSession`, with guards before its redirects and
/// challenges, ended the process at 76, inside of Foundation, where no guard stands. Of 3,000 requests it decompressed
/// twice in 15 and kept more than 10 kB of each, where libcurl keeps less than 0.1. The system's own libcurl by
/// `pkgConfig` would need its development files wherever the package is built, a target in C on top, because Swift does
/// not see `curl_easy_setopt` for its variable arguments, and would be a second libcurl beside Foundation's where that
/// one is linked statically; all that it would save is the header in `Modules/CURLInterface`.
/// Tests with `-Xswiftc -DURLSESSION_TRANSPORT` have `URLSession` on Linux.
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
