import CatFacts
import Testing

@Suite struct ViewStateTests {
  private struct Offline: Error {}

  @Test func onlyLoadingIsLoading() {
    let states: [ViewState<Int>] = [.initial, .loading, .loaded(1), .error(Offline())]
    #expect(states.map(\.isLoading) == [false, true, false, false])
  }

  @Test func onlyLoadedHasInfo() {
    let states: [ViewState<Int>] = [.initial, .loading, .loaded(1), .error(Offline())]
    #expect(states.map(\.info) == [nil, nil, 1, nil])
  }

  @Test func onlyErrorHasAnError() {
    let states: [ViewState<Int>] = [.initial, .loading, .loaded(1), .error(Offline())]
    #expect(states.map { $0.error is Offline } == [false, false, false, true])
    #expect(states.map { $0.error == nil } == [true, true, true, false])
  }

  @Test func isSendableWhenItsInfoIs() {
    func requireSendable(_: some Sendable) {}
    requireSendable(ViewState<Int>.initial)
  }
}
