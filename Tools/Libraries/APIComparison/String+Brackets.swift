extension String {
  /// Whether source has every bracket closed, but for those in literals, so that it cannot spoil what stands below it.
  public var isBalanced: Bool {
    var open: [Character] = []
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    for (index, part) in split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    where index.isMultiple(of: 2) {
      for character in part {
        if "([{".contains(character) { open.append(character) }
        if let opening = pairs[character], open.popLast() != opening { return false }
      }
    }
    return open.isEmpty
  }
}
