/// What one test knows of ``MockNetworkClient``: the calls made and the replies still to be given.
final class MockNetworkStage: Sendable {
  private struct Script {
    var replies: [MockNetworkClient.Reply] = []
    var firstUnscriptedCall: UnscriptedCall?
  }

  let callStack = CallStack<MockNetworkClient.Method>()
  private let script = Guarded(Script())

  var firstUnscriptedCall: UnscriptedCall? {
    script.withLock { $0.firstUnscriptedCall }
  }

  func append(_ replies: [MockNetworkClient.Reply]) {
    script.withLock { $0.replies += replies }
  }

  func reply(to method: MockNetworkClient.Method) throws(UnscriptedCall) -> MockNetworkClient.Reply {
    callStack.call(method: method)
    let reply = script.withLock { script -> MockNetworkClient.Reply? in
      if script.replies.isEmpty {
        script.firstUnscriptedCall = script.firstUnscriptedCall ?? Self.unscripted(method)
        return nil
      }
      return script.replies.removeFirst()
    }
    guard let reply else { throw Self.unscripted(method) }
    return reply
  }

  private static func unscripted(_ method: MockNetworkClient.Method) -> UnscriptedCall {
    UnscriptedCall(call: CallName.of(method), reason: .noReplyLeft)
  }
}
