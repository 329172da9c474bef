import Foundation
import Processes

/// A source file, and what of it was built.
///
/// The compiler says what a file declares, but for all that stands between directives, whether it is built or not.
struct BuiltSource {
  let path: String
  let text: SourceText
  /// The text with spaces for directives and for what was not built.
  let built: SourceText
  /// What was not built, but for what is inside of something else that was not.
  let unbuilt: [UnbuiltPart]

  init(of text: SourceText, at path: String, _ lines: ConditionalLines, holding: Set<String>) {
    (self.path, self.text) = (path, text)
    let idle = lines.parts.filter { !holding.contains($0.condition) }
    let blanks = lines.directives + idle.map(\.range)
    built = blanks.isEmpty ? text : SourceText(text.bytes(blanking: blanks))
    let outermost = idle.filter { part in !idle.contains { $0.range.contains(part.offset) } }
    unbuilt = outermost.sorted { $0.offset < $1.offset }.map { part in
      let words = UnbuiltWords(in: part.range, of: text, besides: lines.comments)
      return UnbuiltPart(
        directive: part.directive, offset: part.offset, words: words.words, visible: words.visible)
    }
  }

  /// The path of a file with what was built, under the same name: a new one in `folder` where that is not all.
  func input(in folder: String) throws -> String {
    if built.bytes == text.bytes { return path }
    let copy = "\(folder)/\(URL(filePath: path).lastPathComponent)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(built.bytes).write(to: URL(filePath: copy))
    } catch {
      throw FileError.unwritable(path: copy, reason: error.localizedDescription)
    }
    return copy
  }
}
