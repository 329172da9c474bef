import Foundation
import Processes

/// A list of breaks that the package manager's own check lets pass (`--breakage-allowlist-path`).
struct BreakageAllowlist {
  /// The lines that are neither empty nor comments.
  let lines: [String]

  /// Reads the file at `path`; throws a ``FileError`` if it cannot be read.
  init(_ path: String) throws {
    let text = try InputFile.text(URL(filePath: path).standardizedFileURL.path)
    lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("#") }
  }

  /// The name of the declaration that `line` is about, such as `Kettle.boil(times:)`; nil if it names none.
  ///
  /// Lines read `API breakage: func Kettle.boil(times:) has been removed`.
  static func declaration(in line: String) -> String? {
    var words = line.split(separator: " ").map { String($0) }[...]
    if words.first == "API" { words = words.dropFirst(2) }
    let ends = ["has", "is", "was", "in", "now"]
    let named = words.dropFirst().prefix { !ends.contains($0) }
    let name = named.joined(separator: " ")
    return name.isEmpty || named.count == words.count - 1 ? nil : name
  }
}
