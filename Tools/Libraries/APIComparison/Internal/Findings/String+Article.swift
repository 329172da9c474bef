extension String {
  /// The word, which may be quoted, behind `a` or `an`, as it is spoken.
  var withArticle: String {
    let first = first { $0.isLetter }.map { Character($0.lowercased()) }
    return (first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + self
  }
}
