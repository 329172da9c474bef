import CatFacts
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct CatFactViewModelInterleavingTests {
  @Test func interleavingsAreAllThereAre() {
    #expect(Set(Interleaving.all.map(\.description)).count == 405)
  }

  @Test(arguments: Interleaving.all)
  func everyStateIsTheOneTheRulesDemand(interleaving: Interleaving) async throws {
    let (shown, expected) = try await interleaving.play()
    #expect(shown == expected)
  }
}
