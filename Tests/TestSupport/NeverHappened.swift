/// A condition that did not come true before its deadline.
public struct NeverHappened: Error, CustomStringConvertible {
  /// What was found instead, and how long the test waited for it to change.
  public let description: String

  init(_ finding: String, within deadline: Duration) {
    description = "Waited \(deadline), but \(finding)."
  }
}
