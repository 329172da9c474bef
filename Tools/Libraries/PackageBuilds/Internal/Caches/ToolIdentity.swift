import Foundation

/// An identity of this build of the tool, since another build may give other results.
struct ToolIdentity {
  let text: String

  /// The identity of the program at `path`: the linker's checksum of it, or else its size and date.
  ///
  /// A program that is built again from the same sources, even on another machine, has the same identity.
  init(of path: String) {
    text = Self.linkerChecksum(of: path) ?? Self.stamp(of: path)
  }

  /// Linkers for Linux write the checksum near the start of the file, into a GNU note.
  private static func linkerChecksum(of path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: 65536) else {
      return nil
    }
    try? file.close()
    let (name, length, kind) = (Data("GNU\0".utf8), 20, 3)
    let note = Data([UInt8(name.count), 0, 0, 0, UInt8(length), 0, 0, 0, UInt8(kind), 0, 0, 0]) + name
    guard let start = head.range(of: note)?.upperBound, head.endIndex - start >= length else { return nil }
    return head[start..<start + length].map { String($0, radix: 16) }.joined(separator: ".")
  }

  private static func stamp(of path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date ?? .distantPast
    return "\(attributes?[.size] as? Int ?? 0) \(date.timeIntervalSince1970)"
  }
}
