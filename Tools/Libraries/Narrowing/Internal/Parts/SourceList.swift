import Syntax

/// Entries with commas between them: cases behind one word, or what a type inherits from behind a colon.
struct SourceList: Hashable {
  private let opening: Int
  private let entries: [Range<Int>]

  private init(opening: Int, entries: [Range<Int>]) {
    (self.opening, self.entries) = (opening, entries)
  }

  /// What a type or an extension inherits from; nil where a comment is in between, or nothing is.
  init?(inheritanceOf declaration: SourceDeclaration, in text: SourceText) {
    var (depth, opening, start) = (0, nil as Int?, 0)
    var entries: [Range<Int>] = []
    var offset = declaration.start
    let end = min(declaration.headerEnd, text.bytes.count)
    while offset < end {
      let byte = text.bytes[offset]
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where text.bytes[offset - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "/"): return nil
      case UInt8(ascii: ":") where depth == 0 && opening == nil: (opening, start) = (offset, offset + 1)
      case UInt8(ascii: ",") where depth == 0 && opening != nil:
        entries.append(start..<offset)
        start = offset + 1
      default: break
      }
      let next = max(text.endOfToken(at: offset), offset + 1)
      if depth == 0, text.bytes[offset..<next].elementsEqual("where".utf8) { break }
      offset = next
    }
    guard let opening, !entries.contains(where: \.isEmpty) else { return nil }
    self.init(opening: opening, entries: entries + [start..<offset])
  }

  /// The cases that follow one word with the case at a place of `siblings`; nil where that cannot be told.
  init?(caseAt number: Int, among siblings: [SourceDeclaration], in text: SourceText) {
    func follows(_ declaration: SourceDeclaration) -> Bool {
      text.lastByte(before: declaration.start).map { text.bytes[$0] } == UInt8(ascii: ",")
    }
    let first = siblings[...number].lastIndex { !follows($0) } ?? 0
    let others = siblings[(first + 1)...].prefix(while: follows)
    guard let word = text.lastByte(before: siblings[first].start), word >= 3,
      text.bytes[(word - 3)...word].elementsEqual("case".utf8)
    else { return nil }
    var opening = word - 3
    if let before = text.lastByte(before: opening), before >= 7,
      text.bytes[(before - 7)...before].elementsEqual("indirect".utf8)
    {
      opening = before - 7
    }
    self.init(
      opening: opening,
      entries: ([siblings[first]] + others).map { $0.start..<text.endOfToken(at: $0.range.upperBound) })
  }

  /// The place of the entry that a byte is in.
  func index(at offset: Int) -> Int? { entries.firstIndex { $0.contains(offset) } }

  /// The bytes of the entry at a place.
  subscript(index: Int) -> Range<Int> { entries[index] }

  /// The bytes without which the list is as if some of its entries had never been.
  func blanks(without gone: Set<Int>) -> [Range<Int>] {
    gone.sorted().map { index in
      if entries.indices[..<index].contains(where: { !gone.contains($0) }) {
        return entries[index - 1].upperBound..<entries[index].upperBound
      }
      guard index + 1 < entries.count else { return opening..<entries[index].upperBound }
      return entries[index].lowerBound..<entries[index + 1].lowerBound
    }
  }
}

extension SourceText {
  /// The last byte before `offset` that is no space.
  fileprivate func lastByte(before offset: Int) -> Int? {
    bytes[..<min(offset, bytes.count)].lastIndex { ![UInt8(ascii: " "), 9, 10, 13].contains($0) }
  }
}
