/// Where lines declare what is public without saying so: directly inside of a public protocol or extension.
struct LooseBlock {
  /// How far the block and its members are indented; nil outside of one.
  private var indentation: (block: Int, member: Int?)?

  /// Whether `line` stands for itself in such a block; `isConditional` says whether it is in a branch of `#if`, whose
  /// lines may be indented, too.
  mutating func holds(_ line: SourceLine, isConditional: Bool) -> Bool {
    let depth = line.indentation
    guard let (block, member) = indentation else {
      if zip(line.words, line.words.dropFirst()).contains(where: Self.opens), !line.text.hasSuffix("}") {
        indentation = (depth, nil)
      }
      return false
    }
    if depth <= block {
      if line.text.hasPrefix("}") { indentation = nil }
      return false
    }
    let own = member ?? depth
    indentation = (block, own)
    return depth == own || isConditional
  }

  private static func opens(_ access: Substring, _ keyword: Substring) -> Bool {
    access == "public" && (keyword == "extension" || keyword == "protocol")
  }
}
