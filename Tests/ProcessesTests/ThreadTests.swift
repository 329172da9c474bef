import Dispatch
import Processes
import TestSupport
import Testing

@Suite struct ThreadTests {
  private struct Spill: Error, Equatable {
    let number: Int
  }

  @Test func elementsAreWorkedOnAtTheSameTimeAndKeepTheirOrder() async throws {
    let squares = try await BlockingWork.run {
      let other = DispatchSemaphore(value: 0)
      // The first one ends only after the second has begun.
      return try [2, 3].mapOnThreads { number in
        if number == 3 { other.signal() }
        if number == 2, other.wait(timeout: .now() + 60) == .timedOut { throw Spill(number: number) }
        return number * number
      }
    }
    #expect(squares == [4, 9])
  }

  @Test func theErrorOfTheFirstElementComesFirst() async {
    let error = await #expect(throws: Spill.self) {
      try await BlockingWork.run { try [1, 2, 3].mapOnThreads { if $0 > 1 { throw Spill(number: $0) } } }
    }
    #expect(error == Spill(number: 2))
  }
}
