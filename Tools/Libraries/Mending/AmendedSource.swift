public import Syntax

/// A source file with amendments.
public struct AmendedSource: Sendable, Hashable {
  /// The text of the file.
  public let text: String
  /// The lines of the text, from one on, that each amendment has added; nil for one that has no place in the file.
  ///
  /// Equal amendments are one, and have the same lines.
  public let lines: [ClosedRange<Int>?]

  /// Puts `amendments` into `file`, whose other bytes stay as they are.
  ///
  /// A declaration stands behind its neighbour, in the same type or extension if it is a member of that; else in an
  /// extension of its own, behind what stands around the neighbour at the top of the file. Where the line does not end
  /// with that, or there is no neighbour, it is the last of the file. Lines are indented and end as those around them
  /// do. An attribute or a level has no place where its neighbour is not found.
  public init(_ file: SourceFile, with amendments: [Amendment]) {
    let placement = AmendmentPlacement(in: file)
    var known: Set<Amendment> = []
    let insertions = amendments.enumerated().filter { known.insert($0.element).inserted }.compactMap {
      index, amendment in
      placement.insertion(of: amendment).map { (index: index, insertion: $0) }
    }
    // Of two with the same place, the one that was named first stands first.
    let ordered = insertions.sorted {
      ($0.insertion.offset, $0.index) < ($1.insertion.offset, $1.index)
    }
    var bytes: [UInt8] = []
    var lines: [Amendment: ClosedRange<Int>] = [:]
    var (taken, line) = (0, 1)
    let newline = UInt8(ascii: "\n")
    for (index, insertion) in ordered {
      let before = file.text.bytes[taken..<insertion.offset]
      let added = Array(insertion.text.utf8)
      line += before.count { $0 == newline }
      let height = added.count { $0 == newline }
      let blank = added.prefix { $0 == newline || $0 == UInt8(ascii: "\r") }.count { $0 == newline }
      lines[amendments[index]] = (line + blank)...(line + height)
      line += height
      bytes += before + added
      taken = insertion.offset + insertion.replaced
    }
    bytes += file.text.bytes[taken...]
    text = String(decoding: bytes, as: UTF8.self)
    self.lines = amendments.map { lines[$0] }
  }
}
