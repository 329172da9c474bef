public import Foundation

/// Reads files that somebody may have damaged, or that are not what their name says.
public enum InputFile: Sendable {
  /// The text of the file at `path`, without a byte order mark at its start.
  ///
  /// Throws a ``FileError`` if it cannot be read, is no UTF-8, or has more than 64 MiB.
  public static func text(_ path: String) throws -> String {
    let data = try data(path, limit: 64 << 20)
    guard let text = String(validating: data, as: UTF8.self) else {
      throw FileError.notText(path: path, line: firstDamagedLine(of: data))
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// What is in the file at `path`; throws a ``FileError`` if it cannot be read or has more than `limit` bytes.
  public static func data(_ path: String, limit: Int) throws -> Data {
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? file.close() }
      let data = try file.read(upToCount: limit + 1) ?? Data()
      if data.count > limit { throw FileError.tooLarge(path: path, limit: limit) }
      return data
    } catch let error as FileError {
      throw error
    } catch {
      // Foundation's error does not say that the path leads to a folder.
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let reason = isFolder.boolValue ? String(cString: strerror(EISDIR)) : error.localizedDescription
      throw FileError.unreadable(path: path, reason: reason)
    }
  }

  private static func firstDamagedLine(of data: Data) -> Int {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }
}
