/// Bytes of a file to replace.
struct SourceEdit: Hashable {
  let range: Range<Int>
  let text: String

  /// The bytes after all `edits`, none of which overlap.
  static func apply(_ edits: some Sequence<SourceEdit>, to bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return result
  }
}
