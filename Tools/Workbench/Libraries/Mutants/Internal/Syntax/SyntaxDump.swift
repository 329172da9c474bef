import Foundation
import Syntax

/// What the compiler prints when it is asked for the syntax trees of a module's files.
struct SyntaxDump {
  /// The tree of each file, by the path that the compiler was given.
  let files: [String: SyntaxNode]

  /// Reads one JSON document after the other; throws a ``PlantingError`` where there is something else.
  init(_ text: String, module: String) throws(PlantingError) {
    // No text inside a document can read like this: its quotes would be escaped.
    let start = #"{"_kind":"source_file","filename":"#
    var files: [String: SyntaxNode] = [:]
    for document in text.ranges(of: start).map(\.lowerBound).pieces(of: text) {
      guard let end = document.lastIndex(of: "}"),
        let tree = SyntaxNode(json: Data(document[...end].utf8)), let name = tree.word("filename")
      else { throw .unreadableTree(module: module, start: String(document.prefix(200))) }
      files[name] = tree
    }
    guard !files.isEmpty else { throw .unreadableTree(module: module, start: String(text.prefix(200))) }
    self.files = files
  }
}

extension [String.Index] {
  /// The parts of `text` from each index to the next.
  fileprivate func pieces(of text: String) -> [Substring] {
    zip(self, dropFirst() + [text.endIndex]).map { text[$0..<$1] }
  }
}
