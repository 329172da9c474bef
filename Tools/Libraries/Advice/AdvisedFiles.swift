import PublicAPI

/// The sources of a module that declare what is public.
public struct AdvisedFiles: Sendable {
  private let lines: [String: [Substring]]
  private let root: String

  /// Takes the lines of files by their paths, and the directory at which the paths of reports begin.
  public init(_ lines: [String: [Substring]], below root: String) {
    self.lines = lines
    self.root = root.hasSuffix("/") ? root : root + "/"
  }

  /// Whether a line says something for those who keep binaries.
  public var areForBinaries: Bool {
    let marks = ["@inlinable", "@usableFromInline", "@_alwaysEmitIntoClient", "@_fixed_layout"]
    return lines.values.contains { $0.contains { line in marks.contains { line.contains($0) } } }
  }

  /// All comments that turn advice down.
  var suppressions: [Suppression] {
    lines.sorted { $0.key < $1.key }.flatMap { Suppression.all(in: $0.value, of: $0.key) }
  }

  /// Whether a comment stands at a place.
  func has(_ suppression: Suppression, at place: SourceLocation) -> Bool {
    suppression.file == place.file && suppression.stands(at: place.line, in: lines[place.file] ?? [])
  }

  /// Where a declaration is; an import is in each file that makes it public.
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

  /// A place as reports name it.
  func short(_ place: SourceLocation) -> SourceLocation {
    let file = place.file.hasPrefix(root) ? String(place.file.dropFirst(root.count)) : place.file
    return SourceLocation(file: file, line: place.line)
  }
}
