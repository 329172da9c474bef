/// A line of a terminal.
struct StyledLine: Hashable, Sendable {
  struct Cell: Hashable, Sendable {
    let character: Character
    let style: Style
  }

  private(set) var cells: [Cell] = []

  init() {}

  init(_ text: String, _ style: Style) {
    cells = text.map { Cell(character: $0, style: style) }
  }

  private init(_ cells: some Sequence<Cell>) {
    self.cells = Array(cells)
  }

  var text: String { String(cells.map(\.character)) }
  var isBlank: Bool { cells.allSatisfy { $0.character == " " } }

  mutating func append(_ character: Character, _ style: Style) {
    cells.append(Cell(character: character, style: style))
  }

  func appending(_ other: StyledLine) -> StyledLine {
    StyledLine(cells + other.cells)
  }

  /// The line in pieces of at most `columns` characters, of which all but the first are indented further.
  func wrapped(at columns: Int) -> [StyledLine] {
    let indentation = min(cells.prefix { $0.character == " " }.count + 2, columns / 2)
    let margin = StyledLine(String(repeating: " ", count: indentation), Style())
    var pieces: [StyledLine] = []
    var rest = self
    while rest.cells.count > columns {
      // A word that is longer than a line is cut.
      let space = rest.cells[...columns].lastIndex { $0.character == " " } ?? 0
      let end = space > indentation ? space : columns
      pieces.append(StyledLine(rest.cells[..<end]))
      rest = margin.appending(StyledLine(rest.cells[end...].drop { $0.character == " " }))
    }
    return pieces + (rest.cells.count > indentation || pieces.isEmpty ? [rest] : [])
  }

  /// The stretches of words in one style, each with the column it starts at.
  var runs: [(column: Int, text: String, style: Style)] {
    var runs: [(column: Int, text: String, style: Style)] = []
    for (column, cell) in cells.enumerated() {
      if let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].text.append(cell.character)
      } else {
        runs.append((column, String(cell.character), cell.style))
      }
    }
    return runs.compactMap { run in
      let blanks = run.text.prefix { $0 == " " }.count
      let words = run.text.dropFirst(blanks)
      return words.isEmpty ? nil : (run.column + blanks, String(words), run.style)
    }
  }
}
