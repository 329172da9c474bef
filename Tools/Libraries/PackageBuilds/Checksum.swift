import Foundation

/// A checksum (FNV-1a, 64 bits) that finds accidental changes, but no deliberate ones.
public enum Checksum: Sendable {
  /// The checksum of bytes.
  static func of(_ data: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// The checksum of a file, or nil if it cannot be read.
  public static func of(file: String) -> String? {
    guard let data = try? Data(contentsOf: URL(filePath: file), options: .alwaysMapped) else { return nil }
    return data.withUnsafeBytes { of($0) }
  }
}
