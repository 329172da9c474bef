import Syntax

/// A file as the compiler has parsed it and as it has indexed it.
struct ProgramFile {
  /// The path in the package.
  let path: String
  let source: SourceFile
  let index: IndexedFile

  /// The byte at which something occurs.
  func offset(of occurrence: Occurrence) -> Int? {
    source.text.offset(line: occurrence.line, column: occurrence.column)
  }

  /// The line of a declaration's name, or of what stands for it.
  func line(of declaration: SourceDeclaration) -> Int { source.text.line(of: declaration.start) }

  /// Whether a word may name a module, as it does only behind the one that imports it.
  func isImported(_ word: UnbuiltWord) -> Bool {
    let text = source.text
    guard let start = text.offset(line: text.line(of: word.offset), column: 1) else { return false }
    return String(decoding: text.bytes[start..<word.offset], as: UTF8.self).contains("import")
  }

  /// The innermost declaration around a byte, by its place in the file's list.
  func declaration(around offset: Int) -> Int? {
    let declarations = source.declarations
    var (low, high) = (0, declarations.count)
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    var found = low > 0 ? low - 1 : nil
    while let number = found, !declarations[number].range.contains(offset) {
      found = declarations[number].parent
    }
    return found
  }
}
