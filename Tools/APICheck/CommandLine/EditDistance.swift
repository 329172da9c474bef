/// How far apart two words are.
enum EditDistance {
  /// The number of letters to insert, delete or replace to get from `first` to `second`.
  static func between(_ first: String, _ second: String) -> Int {
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
