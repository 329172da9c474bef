/// A use of ``MockNetworkClient`` that nobody has scripted.
public struct UnscriptedCall: Error, Hashable, CustomStringConvertible {
  /// Why the mock has no answer.
  public enum Reason: Hashable, Sendable {
    /// Every scripted reply has been given.
    case noReplyLeft
    /// The caller's task has no call stack.
    case noCallStack
  }

  /// The call, in source notation: `.fetch(urlString: "https://example.com/")`.
  let call: String
  /// Why the mock has no answer.
  public let reason: Reason

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
