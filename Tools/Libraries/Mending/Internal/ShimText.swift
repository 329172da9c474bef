import Syntax

/// A declaration that came on one line, in lines as people write them.
struct ShimText {
  /// A line, and how much deeper than the declaration it is indented.
  struct Line {
    let depth: Int
    let text: String
  }

  /// The type that the code extends without conditions; nil where it is no member of one.
  private(set) var extended: String?
  private let header: String?
  private let declaration: String

  init(_ code: String) {
    let text = code.trimmed
    guard text.hasPrefix("extension "), let body = Self.lastBlock(of: text) else {
      (header, declaration) = (nil, text)
      return
    }
    let header = String(text[..<body.start]).trimmed
    declaration = String(text[text.index(after: body.start)..<body.end]).trimmed
    let words = header.split(separator: " ")
    extended = words.contains("where") ? nil : words.last.map { String($0) }
    self.header = header
  }

  /// The declaration as a member of what it extends.
  func member(isInPublicExtension: Bool) -> [Line] {
    Self.lines(of: isInPublicExtension ? declaration.withoutPublic : declaration, depth: 0)
  }

  /// The declaration as it stands at the top of a file.
  var standalone: [Line] {
    guard let header else { return Self.lines(of: declaration, depth: 0) }
    return [Line(depth: 0, text: "\(header) {")] + Self.lines(of: declaration, depth: 1)
      + [Line(depth: 0, text: "}")]
  }

  /// The comment and the availability on lines of their own, then the declaration, then what is in its body.
  private static func lines(of declaration: String, depth: Int) -> [Line] {
    var rest = declaration[...]
    // Many packages want a comment on whatever is public.
    var lines = [Line(depth: depth, text: "/// Kept for clients of older versions.")]
    while rest.hasPrefix("@available("), let end = endOfAttribute(rest) {
      lines.append(Line(depth: depth, text: String(rest[..<end])))
      rest = rest[end...].drop(while: \.isWhitespace)
    }
    guard let block = lastBlock(of: String(rest)) else {
      return lines + [Line(depth: depth, text: String(rest))]
    }
    let text = String(rest)
    let statements = String(text[text.index(after: block.start)..<block.end]).trimmed
      .replacing("} set {", with: "}\nset {").split(separator: "\n")
    lines.append(Line(depth: depth, text: String(text[..<block.start]).trimmed + " {"))
    lines += statements.map { Line(depth: depth + 1, text: String($0)) }
    return lines + [Line(depth: depth, text: "}")]
  }

  private static func endOfAttribute(_ text: Substring) -> Substring.Index? {
    let code = SourceText(Array(text.utf8)).code
    guard let end = code.firstIndex(of: ")") else { return nil }
    // The code has a byte for each of the text.
    let count = code.utf8.distance(from: code.startIndex, to: end) + 1
    return text.utf8.index(text.startIndex, offsetBy: count)
  }

  /// The block in braces with which the text ends, from its opening brace to its closing one.
  private static func lastBlock(of text: String) -> (start: String.Index, end: String.Index)? {
    let code = Array(SourceText(Array(text.utf8)).code.utf8)
    guard let end = code.lastIndex(where: { $0 != UInt8(ascii: " ") }), code[end] == UInt8(ascii: "}") else {
      return nil
    }
    var depth = 0
    for offset in (0...end).reversed() {
      depth += code[offset] == UInt8(ascii: "}") ? 1 : code[offset] == UInt8(ascii: "{") ? -1 : 0
      if depth == 0 {
        return (
          text.utf8.index(text.startIndex, offsetBy: offset), text.utf8.index(text.startIndex, offsetBy: end)
        )
      }
    }
    return nil
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// The declaration without the level that its extension gives it anyway.
  fileprivate var withoutPublic: String { replacing("public ", with: "", maxReplacements: 1) }
}
