public import Foundation

/// A little that becomes a lot when it is decompressed.
public enum GzipBomb: Sendable {
  /// The start of a stream in the form of gzip which has `count` bytes and is nothing but zeros, 1032 for each byte.
  public static func data(count: Int) -> Data {
    // The head of the file, then a block whose codes make of each zero bit half a run of 258 bytes.
    let head: [UInt8] = [
      0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xec, 0xc1, 0x01, 0x01, 0x00, 0x00, 0x00,
      0x80, 0x90,
      0xfe, 0xaf, 0xee, 0x08, 0x0a,
    ]
    return Data(head) + Data(count: max(0, count - head.count))
  }
}
