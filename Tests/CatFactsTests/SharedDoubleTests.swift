import CatFactDoubles
import CatFacts
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

  @Test func itHeedsCancellationWhileItSleeps() async {
    let viewModel = CatFactViewModel(
      service: FetchCatServiceMock(throwsError: false, sleepNanoseconds: .max / 4))
    let fetch = Task { await viewModel.fetch() }
    fetch.cancel()
    await fetch.value
    #expect(viewModel.state.info == nil)
  }
}
