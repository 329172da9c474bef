/// Where lines declare what is public without saying so: directly inside of a public protocol or extension.
struct LooseBlock {
  /// How far the block and its members are indented; nil outside of one.
  private var indentation: (block: Int, member: Int?)?

  /// Whether `line` stands for itself in such a block; `isConditional` says whether it is in a branch of `#if`, whose
  /// lines may be indented, too.
  mutating func holds(_ line: Substring, isConditional: Bool) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    let depth = line.count - text.count
    guard let (block, member) = indentation else {
      if ["public extension ", "public protocol "].contains(where: text.contains), text.last != "}" {
        indentation = (depth, nil)
      }
      return false
    }
    if depth <= block {
      if text.hasPrefix("}") { indentation = nil }
      return false
    }
    let own = member ?? depth
    indentation = (block, own)
    return depth == own || isConditional
  }
}
