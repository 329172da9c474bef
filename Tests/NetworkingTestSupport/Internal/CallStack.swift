import Synchronization
import Testing

/// The calls that the mock has received, in the order in which they came in.
///
/// The name is the pattern's, and a misnomer: nothing is ever popped and no frames are involved.
final class CallStack: Sendable {
  private let recorded = Mutex<[MockNetworkClient.Method]>([])

  var calls: [MockNetworkClient.Method] { recorded.withLock { $0 } }

  func call(method: MockNetworkClient.Method) {
    recorded.withLock { $0.append(method) }
  }

  func assertCallWasMade(to method: MockNetworkClient.Method, sourceLocation: SourceLocation) {
    do {
      try requireCallWasMade(to: method)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }

  func requireCallWasMade(to method: MockNetworkClient.Method) throws(MissingCall) {
    let calls = calls
    guard !calls.contains(method) else { return }
    throw MissingCall(expected: method.notation, made: calls.map(\.notation))
  }
}
