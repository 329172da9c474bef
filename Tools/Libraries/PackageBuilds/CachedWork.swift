/// Work whose result is kept for later runs: a value that holds all that the result depends on.
///
/// The key of the result is made from the whole value. So the work can read nothing that the key does not hold, as long as it
/// reads files only by a ``FileStamp`` or a checksum in the value, and its tools decide nothing.
/// Sets have no place in the value: their order differs from run to run.
public protocol CachedWork: Encodable {
  /// What is kept.
  associatedtype Result: Codable
  /// What the work is done with: the programs of the toolchain that the cache is for, a log, a folder for files.
  associatedtype Tools

  /// Whether the value says all that the result depends on; where it does not, the work is done each time.
  var isComplete: Bool { get }

  /// Does the work.
  func result(using tools: Tools) throws -> Result

  /// Whether another run may have the result; one with a gap is for this run alone.
  static func mayKeep(_ result: Result) -> Bool
}

extension CachedWork {
  /// The value says all unless the work knows better.
  public var isComplete: Bool { true }

  /// Every result may be kept unless the work says otherwise.
  public static func mayKeep(_ result: Result) -> Bool { true }
}
