import Feedback
import HostileAnswers
import TestSupport
import Testing

/// Orders that are longer than all can be walked; `Tools/storm interleavings` says how many of them, and which.
@Suite struct RandomOrdersTests {
  @Test(arguments: Manner.allCases) func noOrderGivesACallerWhatIsNotItsOwn(manner: Manner) {
    for number in StormPart.numbers {
      #expect(walk(number, manner, grace: nil) == [], "seed \(StormPart.seed), order \(number)")
    }
  }

  /// Whether the walk would notice: this service gives up before the vendor is heard out.
  @Test func aGraceThatEndsTooEarlyIsFound() {
    #expect((0..<20).contains { walk($0, .whenTold, grace: .zero).contains { $0.contains(#/got form/#) } })
  }

  private func walk(_ number: Int, _ manner: Manner, grace: Duration?) -> [String] {
    var random = SplitMix(seed: StormPart.seed, number: number)
    var walk = Walk(manner, grace: grace)
    for _ in 0..<40 {
      guard let event = walk.possibilities.randomElement(using: &random) else { break }
      walk.play(event)
    }
    walk.finish()
    return walk.wrong
  }
}
