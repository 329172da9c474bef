/// How a terminal shows a character.
struct Style: Hashable, Sendable {
  enum Tint: String, Hashable, Sendable, CaseIterable {
    case plain, grey, red, green, yellow, blue, magenta, cyan
  }

  var tint = Tint.plain
  var isBold = false

  /// Follows a number of the escape sequence that selects how to show what comes next.
  mutating func apply(_ number: Int) {
    switch number {
    case 0: self = Style()
    case 1: isBold = true
    case 22: isBold = false
    case 30, 90: tint = .grey
    case 31, 91: tint = .red
    case 32, 92: tint = .green
    case 33, 93: tint = .yellow
    case 34, 94: tint = .blue
    case 35, 95: tint = .magenta
    case 36, 96: tint = .cyan
    case 37, 39, 97: tint = .plain
    default: break
    }
  }

  /// The classes of the element that shows it.
  var classes: String {
    ((tint == .plain ? [] : [tint.rawValue]) + (isBold ? ["bold"] : [])).joined(separator: " ")
  }
}
