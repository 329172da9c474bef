import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct DeallocationTests {
  final class Node: Sendable {
    func work(_ calls: PendingCalls<Int>) async throws -> Int { try await calls.call() }
  }

  final class Knot {
    var itself: Knot?
  }

  @Test func freedObjectPasses() async throws {
    try await expectDeallocation { Node() }
  }

  @Test func cycleFails() async throws {
    let knot = Knot()
    defer { knot.itself = nil }
    let failure = await #expect(throws: NeverHappened.self) {
      try await expectDeallocation(within: .milliseconds(5)) {
        knot.itself = knot
        return knot
      }
    }
    #expect(failure?.description.contains("strong reference to the Knot") == true)
  }

  @Test func objectInUseByATaskFailsUntilTheTaskEnds() async throws {
    let calls = PendingCalls<Int>()
    await #expect(throws: NeverHappened.self) {
      try await expectDeallocation(within: .milliseconds(5)) { try await inFlight(calls).node }
    }
    try await expectDeallocation {
      let (node, task) = try await inFlight(calls)
      task.cancel()
      return node
    }
    calls.answer(0, with: .success(0))
  }

  private func inFlight(_ calls: PendingCalls<Int>) async throws -> (node: Node, task: Task<Int, any Error>) {
    let node = Node()
    let task = Task { try await node.work(calls) }
    try await calls.waitForCalls(1)
    return (node, task)
  }
}
