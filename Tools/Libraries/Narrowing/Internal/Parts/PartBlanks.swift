import Syntax

/// The bytes without which sources are as if parts of them had never been; lines stay where they are.
struct PartBlanks {
  private struct Place: Hashable {
    let file: Int
    let list: SourceList
  }

  /// The bytes, by file.
  let ranges: [Int: [Range<Int>]]

  init(of parts: [IdlePart], in program: Program) {
    var ranges: [Int: [Range<Int>]] = [:]
    var gone: [Place: Set<Int>] = [:]
    for part in parts {
      let declaration = program.declarations[part.number]
      let text = program.files[declaration.file].source.text
      if let (list, index) = Self.entry(of: part, in: program) {
        gone[Place(file: declaration.file, list: list), default: []].insert(index)
      } else {
        let range = declaration.source.range
        ranges[declaration.file, default: []].append(range.lowerBound..<text.endOfToken(at: range.upperBound))
      }
    }
    for (place, entries) in gone { ranges[place.file, default: []] += place.list.blanks(without: entries) }
    self.ranges = ranges
  }

  /// Whether it is known what to leave out with a part, and that it takes nothing else with it.
  static func canLeaveOut(_ part: IdlePart, in program: Program) -> Bool {
    let declaration = program.declarations[part.number]
    switch part.kind {
    case .enumerationCase:
      return declaration.source.attributes.allSatisfy { $0.name == "indirect" }
        && entry(of: part, in: program) != nil
    case .conformance:
      guard let (list, index) = entry(of: part, in: program) else { return false }
      let text = program.files[declaration.file].source.text
      return !text.bytes[list[index]].contains(UInt8(ascii: "&"))
    case .requirement, .defaultImplementation:
      // Variables that share a word share their place, too.
      return !program.files[declaration.file].source.declarations.contains {
        $0.start != declaration.source.start && $0.range == declaration.source.range
      }
    }
  }

  private static func entry(of part: IdlePart, in program: Program) -> (SourceList, Int)? {
    let declaration = program.declarations[part.number]
    let source = program.files[declaration.file].source
    let list: SourceList?
    switch part.kind {
    case .requirement, .defaultImplementation: return nil
    case .conformance: list = SourceList(inheritanceOf: declaration.source, in: source.text)
    case .enumerationCase:
      let siblings = source.declarations.filter {
        $0.kind == .part && $0.parent == declaration.source.parent
      }
      list = siblings.firstIndex { $0.start == declaration.source.start }.flatMap {
        SourceList(caseAt: $0, among: siblings, in: source.text)
      }
    }
    return list.flatMap { list in list.index(at: part.offset).map { (list, $0) } }
  }
}
