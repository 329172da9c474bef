import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

// One client for many servers at a time: what one does must not disturb the others.
private let patient = client(.patience)
private let impatient = client(.seconds(1))

private func client(_ timeout: Duration) -> HTTPClient {
  HTTPClient(.init(timeout: timeout, maximumBodyBytes: Fault.maximumBodyBytes, retries: 0))
}

@Suite(.timeLimit(.minutes(10))) struct FaultMatrixTests {
  @Test(arguments: Fault.all) func endsInTheRightErrorInsideTheDeadline(fault: Fault) async throws {
    let server = try LoopbackServer()
    server.script("/", fault.reply(server.url))
    server.script("/back", .redirect(to: "/"))
    server.script("/stall", .stall)
    server.script("/further") { request in
      let number = Int(request.target.drop { $0 != "=" }.dropFirst()) ?? 0
      return .redirect(to: "/further?n=\(number + 1)")
    }
    let isTimeout = fault.expectation == .timedOut
    let client = isTimeout ? impatient : patient
    let request = Request(server.url("/"), method: fault.method)
    let start = ContinuousClock.now
    let task = Task { try await client.execute(request, responseType: [Fault.Row].self) }

    let result = try await outcome(of: task)
    let duration = ContinuousClock.now - start

    if TransportInUse.isLibcurl || !Fault.ofTheWire.contains(where: { $0.name == fault.name }) {
      let error = #expect(throws: NetworkError.self) { try result.get() }
      #expect(error?.expectation(at: server.url) == fault.expectation)
    } else if case .failure(let error) = result {
      // `URLSession` makes the best of some heads, and what it makes of the others is its decision.
      #expect(error is NetworkError)
    }
    let count = server.received("/").count
    if isTimeout {
      #expect(duration >= .seconds(1))
      // A slow machine has not sent the request by then.
      #expect(count <= 1)
      try await server.waitForNoConnections()
    } else {
      #expect(count == 1)
    }
  }
}

extension NetworkError {
  /// What a `Fault` expects; the addresses of `server` are given by their path.
  fileprivate func expectation(at server: URL) -> Fault.Expectation? {
    switch self {
    case .invalidURL, .invalidRequest: nil
    case .transport: .transport
    case .timedOut: .timedOut
    case .status(let status, _): .status(status)
    case .bodyTooLarge: .bodyTooLarge
    case .redirectRefused(let url):
      .redirectRefused(to: url.absoluteString.replacingOccurrences(of: server.absoluteString, with: ""))
    case .decoding(_, let path, _, _): .decoding(at: path)
    @unknown default: nil
    }
  }
}
