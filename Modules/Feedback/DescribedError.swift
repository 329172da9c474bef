import Foundation

/// An error that says the same to people, as `localizedDescription`, as it says in a log.
protocol DescribedError: LocalizedError, CustomStringConvertible {
  /// What has failed and what to do, without control characters: with them a server could take hold of a terminal.
  var sentence: String { get }
}

extension DescribedError {
  /// A sentence that says what has failed and what to do.
  public var description: String { sentence }

  /// The same as ``description``.
  public var errorDescription: String? { sentence }
}
