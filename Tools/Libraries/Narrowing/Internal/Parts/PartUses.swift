import Syntax

/// What keeps parts of protocols, enumerations and types: who names them, and what conforms to what.
struct PartUses {
  /// A protocol in the header of a type or an extension.
  struct Conformance {
    /// The declaration with the header.
    let carrier: Int
    /// The protocol, by its number.
    let target: Int
    /// Where its name is.
    let offset: Int
  }

  private let program: Program
  /// What is named anywhere, or is called in a way that the source does not spell.
  private(set) var named: Set<Int> = []
  /// What stands for a requirement, or overrides something.
  private(set) var standingIn: Set<Int> = []
  /// The protocols that somebody names otherwise than to ask a type for them.
  private(set) var asTypes: Set<Int> = []
  /// The protocols that declarations ask of types.
  private(set) var constraints: [Int: Set<Int>] = [:]
  private(set) var conformances: [Conformance] = []
  let inheritance: Inheritance

  /// Looks at all files, or at all but those of tests.
  init(in program: Program, _ inheritance: Inheritance, skipsTests: Bool) {
    (self.program, self.inheritance) = (program, inheritance)
    for (number, file) in program.files.enumerated()
    where !(skipsTests && program.modules[file.index.module]?.isTest ?? false) {
      for occurrence in file.index.occurrences { collect(occurrence, in: number) }
    }
  }

  private mutating func collect(_ occurrence: Occurrence, in file: Int) {
    let symbol = occurrence.symbol
    let target =
      program.numbers[symbol.usr]
      ?? (symbol.kind == .accessor ? program.variable(ofAccessor: symbol.usr) : nil)
    if let target, !occurrence.related(.override).isEmpty, !isDefault(target, occurrence) {
      standingIn.insert(target)
    }
    guard occurrence.roles.contains(.reference), let offset = program.files[file].offset(of: occurrence)
    else { return }
    let isBase = !occurrence.related(.base).isEmpty
    if let target {
      named.insert(target)
      if !isBase, occurrence.related(.extended).isEmpty, symbol.kind == .protocol {
        noteName(of: target, at: offset, in: file)
      }
    }
    guard isBase, let target, symbol.kind == .protocol,
      let carrier = program.declaration(around: offset, in: file)
    else { return }
    conformances.append(Conformance(carrier: carrier, target: target, offset: offset))
  }

  /// Whether something is said to stand for a requirement only because it could, where it is declared for all types.
  private func isDefault(_ target: Int, _ occurrence: Occurrence) -> Bool {
    let owner = program.owner(of: target)
    return !occurrence.roles.isDisjoint(with: .declaration) && owner != program.declarations[target].parent
      && owner.map { program.declarations[$0].source.kind == .protocol } ?? false
  }

  private mutating func noteName(of target: Int, at offset: Int, in file: Int) {
    guard let carrier = program.declaration(around: offset, in: file), isConstraint(at: offset, in: carrier)
    else {
      asTypes.insert(target)
      return
    }
    constraints[carrier, default: []].insert(target)
  }

  /// Whether a protocol is named there to ask something of a type, and not as a type itself.
  private func isConstraint(at offset: Int, in carrier: Int) -> Bool {
    let declaration = program.declarations[carrier].source
    if declaration.kind == .part { return true }
    let text = program.file(of: carrier).source.text.bytes[min(declaration.start, offset)..<offset]
    let before = String(decoding: text, as: UTF8.self)
    // Other names of the same composition, and the modules that they are from, are in between.
    let head = before[...].droppingSuffix { $0.isLetter || $0.isNumber || "_.& \n\t".contains($0) }
    let words = before[head.endIndex...].split(whereSeparator: \.isWhitespace)
    if words.contains("some") { return true }
    guard head.last == ":", !words.contains("any"), offset < declaration.headerEnd else { return false }
    if head.split(whereSeparator: \.isWhitespace).contains("where") { return true }
    return head.replacing("->", with: "").reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) } > 0
  }
}

extension Substring {
  fileprivate func droppingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isDropped($0) }.map { index(after: $0) } ?? startIndex)]
  }
}
