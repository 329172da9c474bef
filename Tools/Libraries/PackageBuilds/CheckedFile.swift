import Foundation
import Processes

/// A JSON file that ends with a checksum, which shows whether the file is damaged.
public enum CheckedFile: Sendable {
  /// The value in the file at `path`, or nil if it is damaged or not there.
  public static func read<Value: Decodable>(_ path: String) -> Value? {
    guard let text = try? InputFile.text(path) else { return nil }
    // Splitting into characters takes longer than all the rest.
    let parts = text.utf8.split(separator: UInt8(ascii: "\n"))
    guard parts.count == 2, parts[1].elementsEqual(Checksum.of(parts[0]).utf8) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(parts[0]))
  }

  /// Writes the file whole or not at all; throws a ``FileError``.
  public static func write(_ value: some Encodable, to path: String) throws {
    let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    try AtomicFiles.write([(path, text + "\n" + Checksum.of(text.utf8))])
  }
}
