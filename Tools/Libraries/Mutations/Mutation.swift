/// One edit of one public declaration, of a kind that people make.
public struct Mutation: Sendable, Hashable, CustomStringConvertible {
  /// What was done, such as `renamed` or `default removed`.
  public let kind: String
  /// The file of the declaration, as it was called when the sources were given.
  public let file: String
  /// The line on which the declaration begins; the first is 1.
  public let line: Int
  /// The files that are different after the edit, with their whole text.
  public let changed: [String: String]

  /// The edits of `sources`, which are texts by file, in an order that depends on `seed` alone.
  ///
  /// Kinds take turns, so that the first few edits are of as many kinds. Whether an edit compiles is not known here:
  /// only the compiler can tell.
  public static func all(of sources: [String: String], seed: UInt64) -> [Mutation] {
    var generator = SeededGenerator(seed: seed)
    let declarations = sources.sorted { $0.key < $1.key }.flatMap { file, text in
      PublicDeclaration.all(in: text).map { (file: file, declaration: $0) }
    }
    var queues = MutationKind.all.map { kind in
      declarations.flatMap { place in
        kind.edits(place.declaration).map { edit in
          Mutation(kind: kind, edit, of: place.declaration, in: place.file, sources)
        }
      }.shuffled(using: &generator)
    }
    var mutations: [Mutation] = []
    while queues.contains(where: { !$0.isEmpty }) {
      for index in queues.indices { queues[index].popLast().map { mutations.append($0) } }
    }
    return mutations
  }

  private init(
    kind: MutationKind, _ edit: MutationKind.Edit, of declaration: PublicDeclaration, in file: String,
    _ sources: [String: String]
  ) {
    self.kind = kind.name
    self.file = file
    line = declaration.line
    switch edit {
    case .text(let text):
      changed = [file: declaration.replaced(by: text, in: sources[file] ?? "")]
    case .everyWord(let word, let other):
      changed = sources.mapValues { $0.replacingWord(word, with: other) }.filter {
        sources[$0.key] != $0.value
      }
    }
  }

  /// The kind and the place.
  public var description: String { "\(kind) \(file):\(line)" }
}
