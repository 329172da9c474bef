/// A place in a source file.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The path of the file, relative to the package where that is possible.
  public internal(set) var file: String
  /// The line, counted from one.
  public internal(set) var line: Int

  /// Makes a location.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
