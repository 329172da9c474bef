import Foundation
import Processes
import Syntax

/// Code that shows clients what to do with a package and that no target compiles: blocks in its pages, and examples that
/// are packages of their own.
struct ShownCode {
  /// The text of one file, as long as the file is, so that lines are its lines.
  struct Page {
    /// The path in the package.
    let path: String
    let text: SourceText
  }

  let pages: [Page]

  /// What is in the package in `directory` besides the sources at `compiled`, which are paths in it.
  init(in directory: String, besides compiled: Set<String>) {
    let walk = FileManager.default.enumerator(
      at: URL(filePath: directory), includingPropertiesForKeys: [.isRegularFileKey],
      options: .skipsHiddenFiles)
    let root = URL(filePath: directory).standardizedFileURL.path
    var pages: [Page] = []
    while let file = walk?.nextObject() as? URL {
      let name = file.lastPathComponent
      // What was built somewhere else in the package has sources of others, too.
      if name == "checkouts" {
        walk?.skipDescendants()
        continue
      }
      let path = String(file.standardizedFileURL.path.dropFirst(root.count + 1))
      let isCode = file.pathExtension == "swift" && !name.hasPrefix("Package") && !compiled.contains(path)
      guard isCode || file.pathExtension == "md",
        let data = try? InputFile.data(file.path, limit: 1 << 20)
      else { continue }
      let text = SourceText(Array(data))
      pages.append(Page(path: path, text: isCode ? text : Self.blocks(of: text)))
    }
    self.pages = pages.sorted { $0.path < $1.path }
  }

  /// A Markdown text with spaces for all but its code in Swift, and what says of no language to be in one.
  private static func blocks(of text: SourceText) -> SourceText {
    var blanks: [Range<Int>] = []
    var fence: Substring?
    var isCode = false
    for line in text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let words = String(decoding: line, as: UTF8.self).drop { " \t>".contains($0) }
      let marks = words.prefix { $0 == "`" || $0 == "~" }
      let language = words.dropFirst(marks.count).trimmingCharacters(in: .whitespacesAndNewlines)
      if let open = fence {
        if marks.hasPrefix(open), language.isEmpty { (fence, isCode) = (nil, false) }
      } else if marks.count >= 3 {
        fence = marks
        // The line with the marks is no code itself.
        blanks.append(line.indices)
        isCode = language.isEmpty || language.lowercased().hasPrefix("swift")
        continue
      }
      if !isCode { blanks.append(line.indices) }
    }
    return SourceText(text.bytes(blanking: blanks))
  }
}
