import Foundation

/// A module map, as far as it tells what its modules consist of.
struct ModuleMap: Sendable {
  /// The modules that it declares, including submodules.
  private(set) var modules: [String] = []
  /// The modules that it exports if its headers include them; a star stands for all.
  private(set) var exports: Set<String> = []
  /// The explicit submodules, which have to be imported by name.
  private(set) var explicitModules: [String] = []
  /// The paths of the headers that it names, or that are in a folder that it names.
  private(set) var headers: [String] = []

  /// Reads the file at `path`; nil if there is none.
  init?(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let code = text.split(whereSeparator: \.isNewline).map { $0.components(separatedBy: "//")[0] }
    let whole = code.joined(separator: "\n")
    exports = Set(whole.matches(of: /export\s+([\w*]+)/).map { String($0.1) })
    explicitModules = whole.matches(of: /explicit\s+module\s+(\w+)/).map { String($0.1) }
    let parts = whole.split(separator: "\"", omittingEmptySubsequences: false)
    let directory = URL(filePath: path).deletingLastPathComponent()
    for (part, quoted) in zip(parts, parts.dropFirst().map { String($0) } + [""]).enumerated()
      .filter({ $0.offset.isMultiple(of: 2) }).map(\.element)
    {
      let words = part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      modules += zip(words, words.dropFirst()).filter { $0.0 == "module" }.map { String($0.1) }
      let place = URL(filePath: quoted, relativeTo: directory).standardizedFileURL
      switch words.last {
      case "header" where !["textual", "exclude"].contains(words.dropLast().last): headers.append(place.path)
      case "umbrella": headers += Self.headers(below: place)
      default: break
      }
    }
  }

  private static func headers(below folder: URL) -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects
    return (files as? [URL] ?? []).filter { $0.pathExtension == "h" }.map(\.standardizedFileURL.path).sorted()
  }
}
