/// The word that somebody who mistyped may have meant.
public enum SimilarWord: Sendable {
  /// The word among `known` that is closest to `word`, or nil if none is close enough to be meant.
  public static func closest(to word: String, among known: [String]) -> String? {
    let ranked = known.map { (distance: distance(word, $0), word: $0) }.min { $0.distance < $1.distance }
    guard let ranked, ranked.distance <= max(2, word.count / 3) else { return nil }
    return ranked.word
  }

  /// The number of letters to insert, delete or replace to get from `first` to `second`.
  private static func distance(_ first: String, _ second: String) -> Int {
    let letters = Array(second)
    var row = Array(0...letters.count)
    for (index, letter) in first.enumerated() {
      var next = [index + 1]
      for column in letters.indices {
        let replaced = row[column] + (letters[column] == letter ? 0 : 1)
        next.append(min(replaced, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[letters.count]
  }
}
