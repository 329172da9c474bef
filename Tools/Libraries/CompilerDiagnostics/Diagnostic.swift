/// Something that the compiler says about a place in a source, with the notes that it adds.
public struct Diagnostic: Sendable, Hashable {
  /// How much it matters.
  public enum Severity: String, Sendable, Hashable {
    /// What keeps the source from being compiled.
    case error
    /// What does not.
    case warning
    /// What explains one of these.
    case note
  }

  /// A line of a file.
  public struct Place: Sendable, Hashable {
    /// The file, as the compiler names it.
    public var path: String
    /// The line, from 1 on.
    public var line: Int

    /// A line of the file at a path.
    public init(path: String, line: Int) { (self.path, self.line) = (path, line) }
  }

  /// A further place, and what the compiler has to say about it.
  public struct Note: Sendable, Hashable {
    /// Where it is.
    public var place: Place
    /// What is said.
    public let message: DiagnosticMessage
  }

  /// How much it matters.
  public let severity: Severity
  /// Where it is.
  public var place: Place
  /// What is said.
  public var message: DiagnosticMessage
  /// What is said besides.
  public var notes: [Note] = []

  /// Something that is to be told as the compiler tells what it finds.
  public init(_ severity: Severity, at place: Place, _ message: DiagnosticMessage) {
    (self.severity, self.place, self.message) = (severity, place, message)
  }

  /// All that a compiler says in what it has written, each once, in its order; what it says without a place is left out.
  public static func all(in output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in output.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let diagnostic = Diagnostic(line) else { continue }
      if diagnostic.severity != .note {
        found.append(diagnostic)
      } else if !found.isEmpty {
        found[found.count - 1].notes.append(Note(place: diagnostic.place, message: diagnostic.message))
      }
    }
    var seen: Set<Diagnostic> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// What a line says that reads `PATH:LINE:COLUMN: SEVERITY: MESSAGE`.
  private init?(_ line: Substring.UTF8View) {
    let fields = line.split(separator: UInt8(ascii: ":"), maxSplits: 4, omittingEmptySubsequences: false)
    guard fields.count == 5, let number = Int(Substring(fields[1])), Int(Substring(fields[2])) != nil,
      let severity = Severity(rawValue: String(Substring(fields[3].dropFirst())))
    else { return nil }
    let message = DiagnosticMessage(Substring(fields[4]))
    // Some messages begin or end with a space.
    var text = message.text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    self.init(
      severity, at: Place(path: String(Substring(fields[0])), line: number), message.saying(String(text)))
  }
}
