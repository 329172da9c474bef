import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct DeallocationTests {
  final class Node: Sendable {
    func work(until end: AsyncStream<Void>) async { for await _ in end {} }
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
    let (end, ends) = AsyncStream.makeStream(of: Void.self)
    await #expect(throws: NeverHappened.self) {
      try await expectDeallocation(within: .milliseconds(5)) { inFlight(until: end).node }
    }
    try await expectDeallocation {
      let (node, task) = inFlight(until: end)
      task.cancel()
      return node
    }
    ends.finish()
  }

  private func inFlight(until end: AsyncStream<Void>) -> (node: Node, task: Task<Void, Never>) {
    let node = Node()
    return (node, Task { await node.work(until: end) })
  }
}
