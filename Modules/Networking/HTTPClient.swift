/// Sends requests and decodes the JSON answers, within limits of time and size.
///
/// It keeps no cookies, caches nothing and prints nothing. Redirects are followed for GET and within one origin only.
/// Copies share their connections; those are closed when the last copy goes, so keep a client rather than make one
/// for each request. Only a GET uses a connection again. A client may be used from any thread.
///
/// On Linux with Swift 6.3 three answers end the process inside the system's URL loading, which no client can prevent:
/// a connection closed between the status line and the end of the head, header fields after a chunked body, and a
/// `Content-Length` of 2^63 - 1. Talk to servers that you do not trust through a proxy that mends them.
public struct HTTPClient: Sendable {
  /// The client with the default limits, for the whole process.
  public static let shared = HTTPClient()

  let configuration: Configuration
  let transport: Transport

  /// Makes a client with connections of its own.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    transport = Transport(configuration)
  }

  /// Sends `request` and decodes the body of the answer, which has to be a status in 200..<300.
  ///
  /// Throws `CancellationError` as soon as the task is cancelled, which also closes the connection, and
  /// ``NetworkError`` for everything else. Decoding happens off the caller's actor.
  public func execute<Value: Decodable & Sendable>(
    _ request: Request, responseType: Value.Type
  ) async throws -> Value {
    try await withDeadline(configuration.timeout) { deadline in
      try await send(request, by: deadline).decoded(as: responseType)
    }
  }
}
