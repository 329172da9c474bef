// error: type 'Counter' does not conform to the 'Sendable' protocol
import Networking

final class Counter: Decodable {
  var count = 0
}

func client(_ client: HTTPClient, _ request: Request) async throws {
  _ = try await client.execute(request, responseType: Counter.self)  // forbidden
}
