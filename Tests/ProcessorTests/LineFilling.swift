/// Lines that are filled from left to right with what fits.
struct LineFilling {
  let width: Double
  private var lines: [String] = []
  private var line = ""
  private var lineWidth = 0.0

  init(width: Double) {
    self.width = width
  }

  /// All lines; the last may be short.
  var finished: [String] { line.isEmpty ? lines : lines + [line] }

  mutating func add(_ word: Substring) {
    var space = line.isEmpty ? 0 : Character(" ").width
    let wordWidth = word.width
    if lineWidth + space + wordWidth <= width { return append(word, after: space) }
    if wordWidth <= width, !word.contains(where: \.isIdeographic) {
      endLine()
      return append(word, after: 0)
    }
    for part in word.unbreakableParts {
      if lineWidth + space + part.width > width {
        endLine()
        space = 0
      }
      // A part that no line can hold breaks anywhere.
      for piece in part.width > width ? part.pieces(upTo: width) : [part] {
        if lineWidth + space + piece.width > width { endLine() }
        append(piece, after: space)
        space = 0
      }
    }
  }

  private mutating func append(_ text: Substring, after space: Double) {
    if space > 0, !line.isEmpty { line += " " }
    line += text
    lineWidth += space + text.width
  }

  private mutating func endLine() {
    if !line.isEmpty { lines.append(line) }
    (line, lineWidth) = ("", 0)
  }
}

extension Substring {
  fileprivate var width: Double { reduce(0) { $0 + $1.width } }

  /// The word's parts between which a line may break.
  fileprivate var unbreakableParts: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    for index in indices.dropFirst() where mayBreak(before: index) {
      parts.append(self[start..<index])
      start = index
    }
    return parts + [self[start...]]
  }

  private func mayBreak(before index: Index) -> Bool {
    let (last, next) = (self[self.index(before: index)], self[index])
    if "、。，．：；！？）」』】〉》〕・ー々,.!?:;)]}".contains(next) || "（「『【〈《〔([{".contains(last) {
      return false
    }
    return last.isIdeographic || next.isIdeographic
      || ("/?&=-_.,".contains(last) && !"/?&=-_.,".contains(next))
  }

  fileprivate func pieces(upTo width: Double) -> [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    var used = 0.0
    for index in indices {
      let next = self[index].width
      if used + next > width, start < index {
        pieces.append(self[start..<index])
        (start, used) = (index, 0)
      }
      used += next
    }
    return pieces + [self[start...]]
  }
}
