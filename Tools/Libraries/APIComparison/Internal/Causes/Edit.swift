import PublicAPI

/// What was changed in the text of a declaration, wherever it stands in it.
struct Edit: Hashable {
  /// The words that went.
  let removed: Set<Substring>
  /// The words that came.
  let added: Set<Substring>

  /// That a declaration went as a whole.
  static let removal = Edit(removed: [""], added: [])

  private init(removed: Set<Substring>, added: Set<Substring>) {
    (self.removed, self.added) = (removed, added)
  }

  /// Compares the texts of two declarations; nil if they say the same.
  init?(from old: Declaration, to new: Declaration) {
    let isAtItsPlace = old.context == new.context
    let difference = Self.words(of: new, leavingOutType: isAtItsPlace).difference(
      from: Self.words(of: old, leavingOutType: isAtItsPlace))
    if difference.isEmpty { return nil }
    func words(_ changes: [CollectionDifference<Substring>.Change]) -> Set<Substring> {
      Set(
        changes.map {
          switch $0 {
          case .insert(_, let word, _), .remove(_, let word, _): word
          }
        })
    }
    (removed, added) = (words(difference.removals), words(difference.insertions))
  }

  /// Whether `other` changes all that this edit does, and maybe more.
  func isPart(of other: Edit) -> Bool {
    removed.isSubset(of: other.removed) && added.isSubset(of: other.added)
  }

  /// The words of a declaration without what separates items of a list.
  ///
  /// How a generic parameter is called says nothing of what was changed, and neither does the name of the type around it,
  /// which is one word with the declaration's own.
  private static func words(of declaration: Declaration, leavingOutType: Bool) -> [Substring] {
    let generics = Set(declaration.generics.map { $0.name[...] })
    var declaration = declaration
    if leavingOutType { declaration.context = [] }
    return declaration.description.words.map { generics.contains($0) ? "τ" : $0 }
  }
}

extension String {
  /// The names, keywords and signs of a declaration; what only separates the items of a list is left out.
  fileprivate var words: [Substring] {
    var words: [Substring] = []
    var rest = self[...]
    while let first = rest.first {
      let isWord = first.isPartOfWord
      let word = isWord ? rest.prefix(while: \.isPartOfWord) : rest.prefix(1)
      rest = rest.dropFirst(word.count)
      let separates = word.allSatisfy { $0.isWhitespace || ",:&".contains($0) } || word == "where"
      if !separates { words.append(word) }
    }
    return words
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || "_@.`".contains(self) }
}
