/// A remark on a line of a pull request, written as a GitHub workflow command.
public struct Annotation: Sendable, CustomStringConvertible {
  /// How serious the remark is.
  public enum Level: String, Sendable {
    /// Something has to be done.
    case error
    /// Something may have to be done.
    case warning
    /// Nothing has to be done.
    case notice
  }

  private let level: Level
  private let file: String?
  private let line: Int?
  private let title: String
  private let message: String

  /// Makes a remark on a line of `file`, whose path begins at the repository; without a `line` it is on none.
  public init(_ level: Level, file: String? = nil, line: Int? = nil, title: String, _ message: String) {
    (self.level, self.file, self.line, self.title, self.message) = (level, file, line, title, message)
  }

  /// The workflow command, as one line.
  public var description: String {
    let properties =
      [file.map { "file=\(Self.property($0))" }, line.map { "line=\($0)" }].compactMap(\.self)
      + ["title=\(Self.property(title))"]
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.escaped(message, also: [:]))"
  }

  private static func property(_ text: String) -> String { escaped(text, also: [":": "%3A", ",": "%2C"]) }

  private static func escaped(_ text: String, also special: [Character: String]) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\r\n": result += "%0D%0A"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += special[character] ?? String(character)
      }
    }
  }
}
