extension [String] {
  /// The word that somebody who typed `word` may have meant, or nil if none is close enough.
  public func word(similarTo word: String) -> String? {
    let ranked = map { (distance: word.distance(to: $0), word: $0) }.min { $0.distance < $1.distance }
    guard let ranked, ranked.distance <= Swift.max(2, word.count / 3) else { return nil }
    return ranked.word
  }
}

extension String {
  /// The number of letters to insert, delete or replace to get from this to `other`.
  fileprivate func distance(to other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (index, letter) in enumerated() {
      var next = [index + 1]
      for column in letters.indices {
        let replaced = row[column] + (letters[column] == letter ? 0 : 1)
        next.append(Swift.min(replaced, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[letters.count]
  }
}
