/// What a terminal shows of some commands: what was typed, and what was printed in which colours.
public struct Transcript: Hashable, Sendable {
  private let columns: Int
  private var lines: [StyledLine] = []

  /// Makes an empty transcript whose lines are wrapped behind `columns` characters.
  public init(columns: Int) {
    self.columns = columns
  }

  /// Adds a command line, with an empty line in front of it unless it is the first.
  public mutating func type(_ command: String) {
    if !lines.isEmpty { lines.append(StyledLine()) }
    lines += StyledLine("$ ", Style(tint: .grey)).appending(StyledLine(command, Style(isBold: true)))
      .wrapped(at: columns)
  }

  /// Adds what a command printed; ANSI escapes colour it, and empty lines at its beginning and end do not count.
  public mutating func print(_ output: String) {
    let printed = EscapedText(output).lines.drop { $0.isBlank }
    let end = printed.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? printed.startIndex
    lines += printed[..<end].flatMap { $0.wrapped(at: columns) }
  }

  /// The lines without colours.
  public var text: String {
    lines.map(\.text).joined(separator: "\n")
  }

  /// An SVG of a terminal's window that shows the lines, with colours for a light and a dark page.
  public func picture(titled title: String) -> String {
    TerminalPicture(title: title, lines: lines, columns: columns).svg
  }
}
