import Feedback
import Testing

/// Every order in which three callers, the vendor and time can act on one service.
@Suite struct InterleavingTests {
  @Test(arguments: Manner.allCases) func noOrderOfEightEventsGivesACallerWhatIsNotItsOwn(manner: Manner) {
    let result = Orders(depth: 8, manner: manner, grace: nil).walkAll()
    #expect(result.wrong == [])
    #expect(result.count > 1_500)
  }

  /// What the default is for, and whether the walk would notice: this service gives up before the vendor is heard out.
  @Test func aGraceThatEndsTooEarlyIsFound() {
    let result = Orders(depth: 4, grace: .zero).walkAll()
    #expect(result.wrong.contains { $0.contains(#/form 2 of \d got form 1 of \d/#) })
  }
}
