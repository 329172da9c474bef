public import CatFacts
import Foundation

/// A cat fact service for tests and previews, which needs no network.
///
/// It is in a product of its own, so that clients can import it, and apps that import CatFacts alone do not ship it.
public struct FetchCatServiceMock: FetchCatFactProtocol, Sendable {
  private let result: Result<CatFact, any Error>
  private let delay: Duration

  /// Makes a service whose calls all have the same result, at once or after a delay.
  public init(_ result: Result<CatFact, any Error>, after delay: Duration = .zero) {
    self.result = result
    self.delay = delay
  }

  /// Makes a service that fails or knows a fact, after a second unless you say otherwise.
  ///
  /// It throws `NSError(domain: "1", code: 1)` or returns the fact “A mocked fact”.
  public init(throwsError: Bool, sleepNanoseconds: UInt64 = 1_000_000_000) {
    self.init(
      throwsError ? .failure(NSError(domain: "1", code: 1)) : .success(CatFact(fact: "A mocked fact")),
      after: .nanoseconds(Int64(clamping: sleepNanoseconds)))
  }

  /// Returns or throws the result after the delay; throws `CancellationError` if the task is cancelled before.
  public func fetchCatFact() async throws -> CatFact {
    try await Task.sleep(for: delay)
    return try result.get()
  }
}
