import Foundation

/// What tells a file from one that was written in its place: its number, its size and when it was written; of a link, those
/// of what it leads to.
public struct FileStamp: Sendable, Hashable, Codable {
  private let number: Int
  private let size: Int
  private let date: Date

  /// The stamp of the file at `path`, or nil if there is none.
  public init?(of path: String) {
    let file = URL(filePath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { return nil }
    number = attributes[.systemFileNumber] as? Int ?? 0
    size = attributes[.size] as? Int ?? 0
    date = attributes[.modificationDate] as? Date ?? .distantPast
  }
}
