import Syntax

/// Tells which operators take what stands in code that was not built.
struct OperatorOperands {
  private let program: Program
  private let inheritance: Inheritance
  private let byName: [String: [Int]]

  init(of program: Program, _ inheritance: Inheritance, _ byName: [String: [Int]]) {
    (self.program, self.inheritance, self.byName) = (program, inheritance, byName)
  }

  /// Whether an operator with this number cannot take the literals beside `word`, whatever the other operand is.
  func reject(_ word: UnbuiltWord, for target: Int) -> Bool {
    guard !word.literals.isEmpty, case let types = types(of: target), types.count == 2 else { return false }
    return word.literals.contains { isNoLiteral(types[$0 == .left ? 0 : 1], of: target) }
  }

  /// What types conform to that no literal makes, and that asks for nothing that one does.
  private static let harmlessBases: Set = [
    "Sendable", "Equatable", "Hashable", "Comparable", "Error", "CustomStringConvertible",
    "CustomDebugStringConvertible", "LocalizedError", "Codable", "Encodable", "Decodable", "Identifiable",
    "Sequence",
    "Collection", "BidirectionalCollection", "RandomAccessCollection", "IteratorProtocol", "AsyncSequence",
    "AsyncIteratorProtocol",
  ]

  private func isNoLiteral(_ type: Substring, of target: Int) -> Bool {
    if type.hasPrefix("["), type.hasSuffix("]") { return true }
    let name = type.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    let rest = type.drop { $0 != "<" }
    guard rest.isEmpty || rest.hasSuffix(">") else { return false }
    let owner = program.owner(of: target)
    let isOwner = name == "Self" || owner.map { program.declarations[$0].source.name == name } ?? false
    let found = isOwner ? [owner].compactMap(\.self) : byName[String(name)] ?? []
    let types = found.filter { program.declarations[$0].source.kind != .initializer }
    return !types.isEmpty
      && types.allSatisfy {
        [.value, .class].contains(program.declarations[$0].source.kind)
          && inheritance.foreignAncestry(of: $0).isSubset(of: Self.harmlessBases)
      }
  }

  /// The types of the parameters of an operator, as its source has them.
  private func types(of target: Int) -> [Substring] {
    let source = program.declarations[target].source
    guard source.kind == .function, let first = source.name.unicodeScalars.first,
      !first.properties.isXIDStart,
      first != "_"
    else { return [] }
    return program.file(of: target).source.parameters(of: source).map(\.type)
  }
}
