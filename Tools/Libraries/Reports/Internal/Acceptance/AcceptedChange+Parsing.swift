extension AcceptedChange {
  /// Reads the line of a record; `file` and `number` name it in errors.
  init(_ text: Substring, file: String, line number: Int) throws(AcceptanceError) {
    let damage = AcceptanceError.damagedLine(file: file, line: number, text: String(text.prefix(120)))
    // A name may hold blanks and colons, as `Water: Drinkable` does, but never “ until ”.
    guard let until = text.firstRange(of: " until "),
      let rule = text[..<until.lowerBound].firstIndex(of: " "),
      let module = text[rule..<until.lowerBound].ranges(of: " in ").last
    else { throw damage }
    let rest = text[until.upperBound...]
    let limit = rest.prefix { $0 != ":" }.trimming
    let declaration = text[rule..<module.lowerBound].trimming
    let place = text[module.upperBound..<until.lowerBound].trimming
    if declaration.isEmpty || place.isEmpty { throw damage }
    guard let end = AcceptanceLimit(limit) else {
      throw .unknownLimit(file: file, line: number, text: String(limit))
    }
    self.init(
      rule: String(text[..<rule]), declaration: String(declaration), module: String(place), until: end,
      reason: String(rest.drop { $0 != ":" }.dropFirst().trimming))
  }
}

extension Substring {
  fileprivate var trimming: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
