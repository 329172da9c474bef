import Foundation
import Networking
public import Testing

/// Expects that `body` throws because the system starts no thread, at the caller's line.
public func expectNoThread(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async {
  let error = await #expect(throws: NetworkError.self, sourceLocation: sourceLocation) { try await body() }
  #expect(
    error == .transport(code: .unknown, description: "The system has no thread left."),
    sourceLocation: sourceLocation)
}
