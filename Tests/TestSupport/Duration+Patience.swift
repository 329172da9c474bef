import Foundation

extension Duration {
  /// How long a test waits for what has to happen, far beyond what the slowest machine needs: only a hang takes longer.
  ///
  /// Where many hangs are to be expected, as with defects that were planted, `TEST_PATIENCE` says how many seconds.
  public static let patience = Duration.seconds(
    ProcessInfo.processInfo.environment["TEST_PATIENCE"].flatMap { Int($0) } ?? 300)
}
