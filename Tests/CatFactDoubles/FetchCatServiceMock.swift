public import CatFacts
import Foundation

/// A service that has an answer of its own, for previews and for tests.
///
/// It is in neither's target, so that both can have it, and not in the module, which would ship it.
public struct FetchCatServiceMock: FetchCatFactProtocol, Sendable {
  private let throwsError: Bool
  private let sleepNanoseconds: UInt64

  /// Makes a service that fails or knows a fact, after a second unless you say otherwise.
  public init(throwsError: Bool, sleepNanoseconds: UInt64 = 1_000_000_000) {
    self.throwsError = throwsError
    self.sleepNanoseconds = sleepNanoseconds
  }

  /// Sleeps, then throws `NSError(domain: "1", code: 1)` or returns the fact “A mocked fact”.
  public func fetchCatFact() async throws -> CatFact {
    try await Task.sleep(nanoseconds: sleepNanoseconds)
    if throwsError { throw NSError(domain: "1", code: 1) }
    return CatFact(fact: "A mocked fact")
  }
}
