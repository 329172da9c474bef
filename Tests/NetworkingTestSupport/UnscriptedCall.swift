/// A use of ``MockNetworkClient`` that nobody has scripted.
public struct UnscriptedCall: Error, CustomStringConvertible {
  enum Reason {
    case noReplyLeft
    case noCallStack
  }

  let call: String
  let reason: Reason

  /// The call, what is missing, and how to supply it.
  public var description: String {
    switch reason {
    case .noReplyLeft:
      "MockNetworkClient has no reply left for \(call): add one with MockNetworkClient.script(…)."
    case .noCallStack:
      "MockNetworkClient was used (\(call)) by a task without a call stack: run the test with .freshCallStack "
        + "or withFreshCallStack { }, and do not call it from Task.detached."
    }
  }
}
