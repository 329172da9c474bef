import Syntax

extension EditFinder {
  private static let opposites = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "-": "+", "*": "/", "/": "*", "%": "*", "<<": ">>", ">>": "<<", "&+": "&-", "&-": "&+",
    "-=": "+=", "*=": "/=",
  ]
  private static let numbers: Set<String> = [
    "$sSiD", "$sSuD", "$sSdD", "$sSfD", "$ss5Int32VD", "$ss5Int64VD", "$ss6UInt32VD", "$ss6UInt64VD",
    "$ss5UInt8VD",
    "$ss8DurationVD",
  ]

  /// Operators, and the functions that come in pairs of opposites.
  mutating func findOperators(_ node: SyntaxNode, in place: Surroundings) {
    switch node.kind {
    case "binary_expr": findBinaryOperator(node, in: place)
    case "prefix_unary_expr":
      guard let whole = source.extent(of: node), let operand = node.arguments.first.flatMap(source.extent),
        whole.lowerBound < operand.lowerBound, ["!", "-"].contains(source.sign(at: whole.lowerBound))
      else { return }
      replace(whole, by: source[operand], in: place)
    case "call_expr":
      guard let whole = source.extent(of: node) else { return }
      let name = source.word(at: whole.lowerBound)
      guard let other = ["min": "max", "max": "min"][name], node.arguments.count > 1 else { return }
      let call = source[whole.lowerBound + name.utf8.count..<whole.upperBound]
      guard call.hasPrefix("(") else { return }
      note(.replaced(by: other + call), of: whole, in: place, "\(quoted(whole)) becomes `\(other)`")
    default: break
    }
  }

  private mutating func findBinaryOperator(_ node: SyntaxNode, in place: Surroundings) {
    guard let whole = source.extent(of: node), let sign = node.one("fn")?.tokens?.first,
      node.arguments.count == 2,
      let left = source.extent(of: node.arguments[0]), let right = source.extent(of: node.arguments[1]),
      left.upperBound <= sign, sign < right.lowerBound, left.lowerBound == whole.lowerBound
    else { return }
    let name = source.sign(at: sign)
    if let other = Self.opposites[name] ?? opposite(of: name, node) {
      let text =
        source[whole.lowerBound..<sign] + other + source[sign + name.utf8.count..<whole.upperBound]
      note(.replaced(by: text), of: whole, in: place, "`\(name)` of \(quoted(whole)) becomes `\(other)`")
    } else if ["&&", "||", "|", "&", "+"].contains(name) {
      replace(whole, by: source[left], in: place)
      replace(whole, by: source[right], in: place)
    } else if name == "??" {
      replace(whole, by: source[right], in: place)
    }
  }

  /// The opposite of a sign that means something else for texts and lists than for numbers.
  private func opposite(of name: String, _ node: SyntaxNode) -> String? {
    let type = node.arguments.last?.type ?? ""
    guard Self.numbers.contains(type) || type.hasSuffix("ContinuousClockV7InstantVD") else { return nil }
    return ["+": "-", "+=": "-="][name]
  }
}
