import CatFacts
import HostileAnswers
import TestSupport
import Testing

/// More fetches at a time than all orders of can be tried; `Tools/storm interleavings` says how many, and which.
@MainActor @Suite(.timeLimit(.minutes(10))) struct RandomOrdersTests {
  @Test func everyStateIsTheOneTheRulesDemand() async throws {
    for number in StormPart.numbers {
      var random = SplitMix(seed: StormPart.seed, number: number)
      let interleaving = Interleaving.random(of: 8, using: &random)
      let (shown, expected) = try await interleaving.play()
      #expect(shown == expected, "seed \(StormPart.seed), order \(number)")
    }
  }
}
