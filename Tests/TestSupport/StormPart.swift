import Foundation

/// Which random orders a test walks through: a few, or those that `Tools/storm interleavings` asks for.
public enum StormPart: Sendable {
  /// What makes them the same each time.
  public static let seed = number("STORM_SEED").map(UInt64.init) ?? 1

  /// Their numbers.
  public static let numbers = {
    let first = number("STORM_FIRST") ?? 0
    return first..<first + (number("STORM_COUNT") ?? 200)
  }()

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
