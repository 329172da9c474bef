/// Work whose result is stored for later runs, as a value with all that the result depends on.
///
/// The key of the result is made from the whole value. So the result depends on nothing that the key does not have, as
/// long as the value has a ``FileStamp`` or a checksum of each file that the work reads, and the tools decide nothing.
/// The value must not contain sets, whose order differs from run to run.
public protocol CachedWork: Encodable {
  /// The result that is stored.
  associatedtype Result: Codable
  /// What the work is done with: programs of the cache's toolchain, a log, a folder for files.
  associatedtype Tools

  /// Whether the value has all that the result depends on; if not, the work is done each time.
  var isComplete: Bool { get }

  /// Does the work.
  func result(using tools: Tools) throws -> Result

  /// Whether the result may be stored; one with gaps is for this run alone.
  static func mayKeep(_ result: Result) -> Bool
}

extension CachedWork {
  /// Returns true: the value is complete unless the work says otherwise.
  public var isComplete: Bool { true }

  /// Returns true: every result may be stored unless the work says otherwise.
  public static func mayKeep(_ result: Result) -> Bool { true }
}
