import Synchronization

/// What one test knows of ``MockNetworkClient``: the calls made and the replies still to be given.
final class MockNetworkStage: Sendable {
  private struct Script {
    var replies: [MockNetworkClient.Reply] = []
    var firstUnscriptedCall: UnscriptedCall?
  }

  let callStack = CallStack()
  private let script = Mutex(Script())

  var firstUnscriptedCall: UnscriptedCall? {
    script.withLock { $0.firstUnscriptedCall }
  }

  func append(_ replies: [MockNetworkClient.Reply]) {
    script.withLock { $0.replies += replies }
  }

  func reply(to method: MockNetworkClient.Method) throws(UnscriptedCall) -> MockNetworkClient.Reply {
    callStack.call(method: method)
    let unscripted = UnscriptedCall(call: method.notation, reason: .noReplyLeft)
    let reply = script.withLock { script -> MockNetworkClient.Reply? in
      guard script.replies.isEmpty else { return script.replies.removeFirst() }
      script.firstUnscriptedCall = script.firstUnscriptedCall ?? unscripted
      return nil
    }
    guard let reply else { throw unscripted }
    return reply
  }
}
