import Foundation

/// What sources hold that may not be in a module's surface: a look at their lines, without a compiler.
public struct SourceSurvey: Sendable {
  /// The branches of `#if` with declarations that clients could see.
  public private(set) var branches: Set<ConditionalBranch> = []
  /// The groups of `@_spi` that declarations are in.
  public private(set) var groups: Set<String> = []
  /// The names of public declarations that begin with an underscore, and those with such an argument label.
  public private(set) var underscored: Set<String> = []

  private static let declaring: Set<Substring> = [
    "actor", "associatedtype", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias",
    "var",
  ]
  private static let showing: Set<Substring> = ["public", "open", "@_exported"]
  private static let hiding: Set<Substring> = ["private", "fileprivate", "internal", "package", "case"]

  /// Looks at the files at `paths`; one that cannot be read was not compiled either.
  public init(of paths: [String]) {
    for path in paths {
      guard let source = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else { continue }
      if ["#if", "@_spi(", " _"].contains(where: source.holds) {
        read(String(decoding: source, as: UTF8.self))
      }
    }
  }

  private mutating func read(_ source: String) {
    var block = LooseBlock()
    var open: [(earlier: [String], branch: ConditionalBranch.Condition)] = []
    var signature: LooseSignature?
    for line in SourceLine.lines(of: source) {
      if line.text.hasPrefix("//") { continue }
      if signature?.isOpen == true { signature?.read(line.text) }
      if line.text.hasPrefix("#") {
        Self.follow(line.text, &open)
      } else if Self.isDeclaration(line, isLoose: block.holds(line, isConditional: !open.isEmpty)) {
        for (depth, part) in open.enumerated() {
          branches.insert(ConditionalBranch(outer: open.prefix(depth).map(\.branch), condition: part.branch))
        }
        note(line)
        signature = LooseSignature(beginningIn: line, unless: Self.hiding)
      }
      if let title = signature?.titleWithUnderscore { underscored.insert(title) }
    }
  }

  /// Enters, changes or leaves a branch as a directive says.
  private static func follow(
    _ line: Substring, _ open: inout [(earlier: [String], branch: ConditionalBranch.Condition)]
  ) {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    let words = code.split(whereSeparator: \.isWhitespace)
    let condition = words.dropFirst().joined(separator: " ")
    switch words.first {
    case "#if": open.append(([condition], ConditionalBranch.Condition(condition, after: [])))
    case "#elseif":
      guard let last = open.popLast() else { return }
      open.append((last.earlier + [condition], ConditionalBranch.Condition(condition, after: last.earlier)))
    case "#else":
      guard let last = open.popLast() else { return }
      open.append((last.earlier, ConditionalBranch.Condition(nil, after: last.earlier)))
    case "#endif": _ = open.popLast()
    default: break
    }
  }

  /// Whether a line begins a declaration that clients may see.
  private static func isDeclaration(_ line: SourceLine, isLoose: Bool) -> Bool {
    let words = line.words
    return words.contains(where: showing.contains) || words.first == "extension"
      || words.first == "case" && !isPartOfSwitch(line.text)
      || isLoose && words.prefix(3).contains { declaring.contains($0) || $0 == "init" || $0 == "subscript" }
  }

  /// Whether a line that begins with `case` has a colon that belongs to no label of an associated value.
  private static func isPartOfSwitch(_ line: Substring) -> Bool {
    var depth = 0
    return line.contains { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return character == ":" && depth == 0
    }
  }

  private mutating func note(_ line: SourceLine) {
    let words = line.words
    if words.contains("import") { return }
    if line.text.contains("@_spi(") {
      for group in line.text.matches(of: /@_spi\((\w+)\)/) { groups.insert(String(group.output.1)) }
    }
    guard let introducer = words.firstIndex(where: Self.declaring.contains),
      let word = words[introducer...].dropFirst().first(where: { $0 != "func" && $0 != "var" }),
      case let name = word.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }),
      name.hasPrefix("_"), name.count > 1, Self.hiding.isDisjoint(with: words.prefix(introducer))
    else { return }
    underscored.insert(String(name))
  }
}
