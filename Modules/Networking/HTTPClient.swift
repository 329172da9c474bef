/// Sends requests and decodes the JSON answers, within limits of time and size.
///
/// It keeps no cookies, caches nothing and prints nothing. Redirects are followed for GET and HEAD, within one origin
/// only. Copies share their connections, and on Linux a thread; both end when the last copy goes, so keep a client
/// rather than make one for each request. Only a GET or a HEAD uses a connection again. A client may be used from any
/// thread.
public struct HTTPClient: Sendable {
  /// The client with the default limits, for the whole process.
  public static let shared = HTTPClient()

  let configuration: Configuration
  let transport: Transport
  let admission: Admission<Origin>

  /// Makes a client with connections of its own.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    transport = Transport(configuration)
    admission = Admission(
      limit: configuration.maximumConnections, ofEach: configuration.maximumConnectionsPerHost)
  }

  /// Sends `request` and decodes the body of the answer, which has to be a status in 200..<300.
  ///
  /// Throws `CancellationError` as soon as the task is cancelled, which also closes the connection, and
  /// ``NetworkError`` for everything else. `Value` is decoded on a thread of its own, where no task-local value is
  /// bound; a decoder that takes longer than there is time is left behind.
  public func execute<Value: Decodable & Sendable>(
    _ request: Request, responseType: Value.Type
  ) async throws -> Value {
    let request = try OutgoingRequest(request)
    return try await withDeadline(configuration.timeout) { deadline in
      let response = try await send(request, by: deadline)
      return try await Decodings.run(for: request.origin) { try response.decoded(as: responseType) }
    }
  }

  /// Sends `request` and takes a status in 200..<300 for success, whatever the body of the answer, be it none.
  ///
  /// Throws as ``execute(_:responseType:)`` does.
  public func execute(_ request: Request) async throws {
    let request = try OutgoingRequest(request)
    try await withDeadline(configuration.timeout) { deadline in
      _ = try await send(request, by: deadline)
    }
  }
}
