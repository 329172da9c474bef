/// The words of a diagnostic, and which of the compiler's diagnostics it is.
public struct DiagnosticMessage: Sendable, Hashable {
  /// What has a frontend write the identifier of each diagnostic behind its message.
  public static let frontendFlags = ["-debug-diagnostic-names"]
  /// The same for those who call frontends by way of a driver.
  public static let driverFlags = frontendFlags.flatMap { ["-Xfrontend", $0] }

  /// The compiler's own name of the diagnostic, such as `cannot_find_in_scope`; nil where it was not asked to write it.
  public let identifier: String?
  /// What people read, without the identifier.
  public let text: String

  /// Takes a message, or a whole line, as the compiler writes it: with the identifier in brackets, and maybe a group.
  public init(_ line: some StringProtocol) {
    let (text, identifier) = Self.parts(of: Substring(line))
    (self.text, self.identifier) = (text, identifier.map { String($0) })
  }

  private init(_ text: String, _ identifier: String?) { (self.text, self.identifier) = (text, identifier) }

  /// The same diagnostic in other words.
  public func saying(_ text: String) -> DiagnosticMessage { DiagnosticMessage(text, identifier) }

  /// What a compiler has written as it would have without being asked for identifiers.
  public static func withoutIdentifiers(_ output: String) -> String {
    output.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.utf8.last == UInt8(ascii: "]") ? parts(of: $0).text : String($0)
    }.joined(separator: "\n")
  }

  /// Takes ` [identifier]` out of what ends with it, or with it and ` [#Group]`.
  private static func parts(of line: Substring) -> (text: String, identifier: Substring?) {
    var (head, group) = (line, Substring())
    if let last = bracket(at: head), last.inside.hasPrefix("#") {
      (head, group) = (last.before, line[last.before.endIndex...])
    }
    // All identifiers are made of several words, and messages may end with types.
    guard let last = bracket(at: head), last.inside.utf8.contains(UInt8(ascii: "_")),
      last.inside.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || isAlphanumeric($0) })
    else { return (String(line), nil) }
    return (String(last.before + group), last.inside)
  }

  /// What is in brackets at the end of a text, and what stands before the space in front of them.
  private static func bracket(at text: Substring) -> (before: Substring, inside: Substring)? {
    guard text.utf8.last == UInt8(ascii: "]"), let open = text.utf8.lastIndex(of: UInt8(ascii: "[")),
      open > text.startIndex, case let space = text.utf8.index(before: open),
      text.utf8[space] == UInt8(ascii: " ")
    else { return nil }
    return (text[..<space], text[text.utf8.index(after: open)...].dropLast())
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
