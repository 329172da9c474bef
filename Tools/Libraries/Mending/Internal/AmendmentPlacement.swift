import Syntax

/// Finds out where in a file an amendment belongs, and how it is written there.
struct AmendmentPlacement {
  /// A text to put in front of a byte, or in the place of some.
  struct Insertion {
    let offset: Int
    let text: String
    var replaced = 0
  }

  private let file: SourceFile
  private let style: SourceStyle

  init(in file: SourceFile) {
    self.file = file
    style = SourceStyle(of: file.text)
  }

  /// The insertion that makes `amendment`; nil if it needs a neighbour that is not there.
  func insertion(of amendment: Amendment) -> Insertion? {
    let neighbour = amendment.neighbour.flatMap(index)
    switch amendment.content {
    case .attribute(let attribute): return neighbour.map { insertion(ofAttribute: attribute, at: $0) }
    case .access(let word): return neighbour.map { insertion(ofAccess: word, at: $0) }
    case .declaration(let code):
      let shim = ShimText(code)
      guard let neighbour else { return atEnd(shim) }
      return beside(neighbour, shim) ?? behind(outermost(around: neighbour), shim) ?? atEnd(shim)
    }
  }

  /// The innermost declaration of that name whose header has the line, or else of any name.
  private func index(of neighbour: Amendment.Neighbour) -> Int? {
    let near = file.declarations.indices.filter { index in
      let declaration = file.declarations[index]
      let lines =
        file.text.line(
          of: declaration.range.lowerBound)...file.text.line(
          of: max(declaration.headerEnd - 1, declaration.start))
      return declaration.kind != .import && lines.contains(neighbour.line)
    }
    return near.last { file.declarations[$0].name == neighbour.name } ?? near.last
  }

  private func insertion(ofAttribute attribute: String, at index: Int) -> Insertion {
    var start = file.declarations[index].range.lowerBound
    // A case begins with its name, behind the word.
    if file.declarations[index].kind == .part, let word = style.startOfCase(before: start) { start = word }
    let indentation = style.indentation(before: start)
    let separator = indentation.map { style.newline + $0 } ?? " "
    return Insertion(offset: start, text: attribute + separator)
  }

  private func insertion(ofAccess word: String, at index: Int) -> Insertion {
    let declaration = file.declarations[index]
    guard let range = declaration.access?.range else {
      return Insertion(offset: declaration.keyword, text: "\(word) ")
    }
    return Insertion(offset: range.lowerBound, text: word, replaced: range.count)
  }

  /// Behind the neighbour, where it is a member of the same type as the shim, or both are none of any.
  private func beside(_ index: Int, _ shim: ShimText) -> Insertion? {
    let declaration = file.declarations[index]
    guard let parent = declaration.parent else {
      return shim.extended == nil ? behind(index, shim) : nil
    }
    let around = file.declarations[parent]
    guard let extended = shim.extended, around.kind != .protocol, extended == path(of: parent) else {
      return nil
    }
    // The level of an extension is that of its members.
    let isPublic = around.kind == .extension && around.access?.level == .public
    return insertion(
      of: shim.member(isInPublicExtension: isPublic), behind: endOfLine(of: index),
      indentedAs: style.indentation(before: declaration.range.lowerBound))
  }

  private func behind(_ index: Int, _ shim: ShimText) -> Insertion? {
    insertion(
      of: shim.standalone, behind: endOfLine(of: index),
      indentedAs: style.indentation(before: file.declarations[index].range.lowerBound))
  }

  private func insertion(of lines: [ShimText.Line], behind offset: Int?, indentedAs indentation: String?)
    -> Insertion?
  {
    guard let offset, let indentation else { return nil }
    let text = style.text(of: lines, indentedBy: indentation)
    let isFollowed = style.isFollowedByCode(offset)
    return Insertion(
      offset: offset,
      text: style.newline + style.newline + text + (isFollowed ? style.newline : ""))
  }

  private func atEnd(_ shim: ShimText) -> Insertion {
    let bytes = file.text.bytes
    // One empty line is between it and what is there.
    let ends = bytes.reversed().prefix { "\r\n".utf8.contains($0) }.count { $0 == UInt8(ascii: "\n") }
    let missing = bytes.isEmpty ? 0 : max(0, 2 - ends)
    return Insertion(
      offset: bytes.count,
      text: String(repeating: style.newline, count: missing)
        + style.text(of: shim.standalone, indentedBy: "") + style.newline)
  }

  private func outermost(around index: Int) -> Int {
    var outermost = index
    while let parent = file.declarations[outermost].parent { outermost = parent }
    return outermost
  }

  /// The name of a type or an extension with those of the types around it; nil for an extension with conditions.
  func path(of index: Int) -> String? {
    let declaration = file.declarations[index]
    let around = declaration.parent.map { path(of: $0).map { $0 + "." } } ?? ""
    let name = declaration.kind == .extension ? extended(by: declaration) : declaration.name
    return around.flatMap { around in name.map { around + $0 } }
  }

  private func extended(by declaration: SourceDeclaration) -> String? {
    let header = SourceText(Array(file.text[declaration.keyword..<declaration.headerEnd].utf8)).code
    let words = header.split { $0.isWhitespace || $0 == ":" }
    guard let keyword = words.firstIndex(of: "extension"), words.indices.contains(keyword + 1),
      !words.contains("where")
    else { return nil }
    return String(words[keyword + 1])
  }

  /// The end of the line on which a declaration ends; nil if something else stands there, too.
  private func endOfLine(of index: Int) -> Int? {
    let text = file.text
    let end = text.endOfToken(at: file.declarations[index].range.upperBound)
    let line =
      text.bytes[min(end, text.bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
    let rest = SourceText(Array(text.bytes[end..<line])).code
    guard rest.allSatisfy(\.isWhitespace) else { return nil }
    let hasReturn = line > end && text.bytes[line - 1] == UInt8(ascii: "\r")
    return hasReturn ? line - 1 : line
  }
}
