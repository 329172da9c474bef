import CatFacts
import CatFactsTestSupport
import Foundation
import Testing

/// The post's tests, with the double that the previews show, too.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SharedDoubleTests {
  @Test func fetchCatFactSuccess() async {
    let viewModel = CatFactViewModel(service: FetchCatServiceMock(throwsError: false, sleepNanoseconds: 0))
    await viewModel.fetch()
    #expect(viewModel.state.info == CatFact(fact: "A mocked fact"))
  }

  @Test func fetchCatFactError() async {
    let viewModel = CatFactViewModel(service: FetchCatServiceMock(throwsError: true, sleepNanoseconds: 0))
    await viewModel.fetch()
    #expect(viewModel.state.error as? NSError == NSError(domain: "1", code: 1))
  }

  @Test func everyCallHasTheResultOfTheTest() async throws {
    let known = FetchCatServiceMock(.success(CatFact(fact: "Cats purr.")))
    for _ in 1...2 { #expect(try await known.fetchCatFact() == CatFact(fact: "Cats purr.")) }
    let failing = FetchCatServiceMock(.failure(CocoaError(.featureUnsupported)), after: .nanoseconds(1))
    let error = await #expect(throws: CocoaError.self) { try await failing.fetchCatFact() }
    #expect(error?.code == .featureUnsupported)
  }

  @Test(arguments: [
    FetchCatServiceMock(throwsError: false, sleepNanoseconds: 20_000_000),
    FetchCatServiceMock(.success(CatFact(fact: "Cats purr.")), after: .milliseconds(20)),
  ])
  func itTakesTheTimeThatTheTestSays(service: FetchCatServiceMock) async throws {
    let duration = try await ContinuousClock().measure { _ = try await service.fetchCatFact() }
    #expect(duration >= .milliseconds(20))
  }

  @Test(arguments: [
    FetchCatServiceMock(throwsError: false, sleepNanoseconds: .max),
    FetchCatServiceMock(.success(CatFact(fact: "Cats purr.")), after: .seconds(1_000_000)),
  ])
  func itHeedsCancellationWhileItSleeps(service: FetchCatServiceMock) async {
    let viewModel = CatFactViewModel(service: service)
    let fetch = Task { await viewModel.fetch() }
    fetch.cancel()
    await fetch.value
    #expect(viewModel.state.info == nil)
  }
}
