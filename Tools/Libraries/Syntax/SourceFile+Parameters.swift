extension SourceFile {
  /// The labels, `_` for none, and the last words of the types in a declaration's list of parameters, as its header has
  /// them; none if it has no list.
  public func parameters(of declaration: SourceDeclaration) -> [(label: String, type: Substring)] {
    let header = text[declaration.start..<max(declaration.start, declaration.headerEnd)]
    guard let start = header.firstIndex(of: "(") else { return [] }
    var (depth, parts) = (0, [header.index(after: start)])
    var end = start
    for index in header[start...].indices {
      switch header[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">": if !header[..<index].hasSuffix("-") { depth -= 1 }
      case "," where depth == 1: parts.append(header.index(after: index))
      default: break
      }
      end = index
      if depth == 0 { break }
    }
    let bounds = parts.dropFirst().map { header.index(before: $0) } + [end]
    return zip(parts, bounds).compactMap { start, end in
      guard start < end, let colon = header[start..<end].firstIndex(of: ":") else { return nil }
      let names = header[start..<colon].split(whereSeparator: \.isWhitespace).filter { !$0.hasPrefix("@") }
      // One name is a label, too, but for a subscript.
      let isLabel = names.count > 1 || declaration.kind != .subscript
      let type = header[header.index(after: colon)..<end].split(whereSeparator: \.isWhitespace).last ?? ""
      return (isLabel ? names.first.map { String($0) } ?? "_" : "_", type)
    }
  }
}
