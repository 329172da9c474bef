import Processes

/// A line of a file.
public struct SourcePlace: Sendable, Hashable, Codable {
  /// The path of the file; relative to the package if it is inside.
  public let file: String
  /// The number of the line, counted from 1.
  public let line: Int

  /// Names a line of a file.
  public init(file: String, line: Int) {
    (self.file, self.line) = (file, line)
  }

  /// The same place with a path relative to the folder `package` if it is inside.
  func inside(_ package: String) -> SourcePlace {
    SourcePlace(file: file.path(from: package), line: line)
  }
}
