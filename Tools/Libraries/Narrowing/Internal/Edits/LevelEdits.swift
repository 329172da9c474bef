import Syntax

/// What to change in a file so that declarations say other levels.
struct LevelEdits {
  private let text: SourceText
  private(set) var edits: Set<SourceEdit> = []

  init(of text: SourceText) {
    self.text = text
  }

  /// Has a declaration say `level`; `isSilent` if it need not say the usual one.
  mutating func set(_ level: AccessLevel, of declaration: SourceDeclaration, isSilent: Bool) {
    removeIdleAttributes(of: declaration, at: level)
    guard let access = declaration.access else {
      insert(level, before: declaration)
      return
    }
    if level == .internal, isSilent {
      remove(access.range)
    } else {
      edits.insert(SourceEdit(range: access.range, text: level.word))
    }
    // A setter is never more visible, and need not say that it is no more visible.
    if let setter = declaration.setterAccess, setter.level >= level { remove(setter.range) }
  }

  /// Has a variable say `level` for its setter.
  mutating func setSetter(_ level: AccessLevel, of declaration: SourceDeclaration) {
    if let setter = declaration.setterAccess {
      edits.insert(SourceEdit(range: setter.range, text: "\(level.word)(set)"))
    } else if let access = declaration.access {
      let end = access.range.upperBound
      edits.insert(SourceEdit(range: end..<end, text: " \(level.word)(set)"))
    }
  }

  private mutating func insert(_ level: AccessLevel, before declaration: SourceDeclaration) {
    edits.insert(SourceEdit(range: declaration.keyword..<declaration.keyword, text: "\(level.word) "))
  }

  /// Takes out what only others could notice where they cannot see a declaration that has `level`.
  mutating func removeIdleAttributes(of declaration: SourceDeclaration, at level: AccessLevel) {
    for attribute in declaration.attributes where Self.isIdle(attribute.name, at: level) {
      remove(attribute.range)
    }
  }

  /// Whether an attribute means nothing to a declaration that has `level`.
  static func isIdle(_ attribute: String, at level: AccessLevel) -> Bool {
    level < .package && forOthers.contains(attribute) || level < .public && forClients.contains(attribute)
  }

  private static let forOthers = ["inlinable", "frozen", "usableFromInline"]
  private static let forClients = ["_alwaysEmitIntoClient", "backDeployed"]

  /// Takes out a word with the space behind it, or with its line if nothing else is on it.
  private mutating func remove(_ range: Range<Int>) {
    let (space, tab, newline) = (UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"))
    var end = range.upperBound
    while end < text.bytes.count, text.bytes[end] == space || text.bytes[end] == tab { end += 1 }
    var start = range.lowerBound
    if end < text.bytes.count, text.bytes[end] == newline {
      while start > 0, text.bytes[start - 1] == space || text.bytes[start - 1] == tab { start -= 1 }
      let isAlone = start == 0 || text.bytes[start - 1] == newline
      if isAlone { end += 1 } else { (start, end) = (range.lowerBound, range.upperBound) }
    }
    edits.insert(SourceEdit(range: start..<end, text: ""))
  }
}
