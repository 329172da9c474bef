import PublicAPI

/// The source files of a module that have public declarations.
public struct AdvisedFiles: Sendable {
  private let lines: [String: [Substring]]
  private let root: String

  /// Takes the lines of files by path; `root` is the directory at which paths in reports begin.
  public init(_ lines: [String: [Substring]], below root: String) {
    self.lines = lines
    self.root = root.hasSuffix("/") ? root : root + "/"
  }

  /// Whether a line has an attribute that only matters where compiled binaries are kept.
  public var areForBinaries: Bool {
    let marks = ["@inlinable", "@usableFromInline", "@_alwaysEmitIntoClient", "@_fixed_layout"]
    return lines.values.contains { $0.contains { line in marks.contains { line.contains($0) } } }
  }

  /// All comments that turn advice down.
  var suppressions: [Suppression] {
    lines.sorted { $0.key < $1.key }.flatMap { Suppression.all(in: $0.value, of: $0.key) }
  }

  /// Whether a comment belongs to the declaration at a place.
  func has(_ suppression: Suppression, at place: SourceLocation) -> Bool {
    suppression.file == place.file && suppression.stands(at: place.line, in: lines[place.file] ?? [])
  }

  /// The places of a declaration; an import has one in each file that makes it public.
  func places(of declaration: Declaration) -> [SourceLocation] {
    if let place = declaration.location { return [place] }
    guard declaration.kind == .moduleImport else { return [] }
    return lines.sorted { $0.key < $1.key }.flatMap { file, lines in
      lines.enumerated().filter { _, line in
        line.hasSuffix("import \(declaration.name)") && !line.contains("//")
          && !["internal ", "private ", "fileprivate ", "package "].contains { line.hasPrefix($0) }
      }.map { SourceLocation(file: file, line: $0.offset + 1) }
    }
  }

  /// The place with a path that begins at the root.
  func short(_ place: SourceLocation) -> SourceLocation {
    let file = place.file.hasPrefix(root) ? String(place.file.dropFirst(root.count)) : place.file
    return SourceLocation(file: file, line: place.line)
  }
}
