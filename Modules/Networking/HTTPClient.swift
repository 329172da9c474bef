import HTTPTransport

/// Sends requests and takes their answers, as bytes or as decoded JSON, within limits of time and size.
///
/// It keeps no cookies, caches nothing and prints nothing. Redirects are followed for GET and HEAD, within one origin
/// only. Copies share their connections, and on Linux a thread; both end when the last copy goes, so keep a client
/// rather than make one for each request. Only a GET or a HEAD uses a connection again. A client may be used from any
/// thread.
///
/// All of this holds on Linux with glibc, where libcurl does the work. On Apple's platforms `URLSession` does it, and
/// decides itself which unusual answers it takes. It does it on Android, Windows and Linux with musl, too, and there a
/// hostile answer can end the process. WASI has none.
public struct HTTPClient: Sendable {
  /// The client with the default limits, for the whole process.
  public static let shared = HTTPClient()

  /// To all hosts together.
  private static let maximumConnections = 64

  let configuration: Configuration
  let transport: any Transport
  let admission: Admission<Origin>

  /// Makes a client with connections of its own.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    transport = makeTransport(
      TransportLimits(
        // The body of a failure is there to be read by a person, and is cut here.
        successBytes: configuration.maximumBodyBytes,
        failureBytes: min(configuration.maximumBodyBytes, 65_536),
        connections: Self.maximumConnections, connectionsPerHost: configuration.maximumConnectionsPerHost))
    admission = Admission(
      limit: Self.maximumConnections, ofEach: configuration.maximumConnectionsPerHost)
  }

  /// Sends `request` and decodes the body of the answer, which has to be a status in 200..<300.
  ///
  /// Throws `CancellationError` as soon as the task is cancelled, which also closes the connection, and
  /// ``NetworkError`` for everything else. `Value` is decoded on a thread of its own, where no task-local value is
  /// bound; a decoder that takes longer than there is time is left behind.
  public func execute<Value: Decodable & Sendable>(
    _ request: Request, responseType: Value.Type
  ) async throws -> Value {
    let request = try OutgoingRequest(request, accepting: "application/json")
    return try await withDeadline(configuration.timeout) { deadline in
      let response = try await send(request, by: deadline)
      return try await Decodings.run(for: request.origin) { try response.decoded(as: responseType) }
    }
  }

  /// Sends `request` and returns the answer, whatever its body, as long as its status is in 200..<300.
  ///
  /// Throws as ``execute(_:responseType:)`` does.
  @discardableResult public func execute(_ request: Request) async throws -> Response {
    let request = try OutgoingRequest(request, accepting: "*/*")
    return try await withDeadline(configuration.timeout) { deadline in
      try await send(request, by: deadline)
    }
  }
}
