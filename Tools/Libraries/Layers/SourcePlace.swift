import Processes

/// A line of a file.
public struct SourcePlace: Sendable, Hashable, Codable {
  /// The file, from the package on where it is in it.
  public let file: String
  /// The line, the first of which is 1.
  public let line: Int

  /// Names a line of a file.
  public init(file: String, line: Int) {
    (self.file, self.line) = (file, line)
  }

  /// The same with the path from the folder `package` on, where it is in that.
  func inside(_ package: String) -> SourcePlace {
    SourcePlace(file: file.path(from: package), line: line)
  }
}
