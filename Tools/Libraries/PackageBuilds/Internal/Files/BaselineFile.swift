import Foundation
import Processes
import PublicAPI

/// The baseline of one module.
struct BaselineFile {
  private static let pathExtension = "txt"
  /// A line in baselines of modules without a product, so that a lost product is not mistaken for such a module.
  private static let guardedLine = "\n// guarded, though no product\n"

  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The file for the baseline of `module`.
  init(of module: String, in directory: String) {
    path = "\(directory)/\(module).\(Self.pathExtension)"
  }

  /// The baselines in `directory` by name; none if there is no directory.
  static func all(in directory: String) -> [BaselineFile] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return files.filter { $0.hasSuffix(".\(pathExtension)") }
      .map { BaselineFile(of: String($0.dropLast(pathExtension.count + 1)), in: directory) }
      .sorted { $0.name < $1.name }
  }

  /// The module that the file is named after.
  var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  /// Reads the surface in the file.
  ///
  /// Throws an error that names the file as `title` and the line if it is damaged, a `FileError` if it cannot be read.
  func surface(called title: String) throws -> Surface {
    try Surface(baseline: text(), file: title)
  }

  /// Whether the file begins like a baseline, since its name alone says little.
  var isBaseline: Bool {
    guard path.hasSuffix(".\(Self.pathExtension)"), let file = FileHandle(forReadingAtPath: path) else {
      return false
    }
    defer { try? file.close() }
    // The rest may be damaged, which the reader of the file reports.
    let start = String(decoding: (try? file.read(upToCount: 1000)) ?? Data(), as: UTF8.self)
    let line = start.drop { $0 == "\u{FEFF}" }.prefix { !$0.isNewline }
    return (try? Surface(baseline: String(line), file: path)) != nil
  }

  /// Whether the file says that no product contains its module.
  var isGuarded: Bool { (try? text())?.contains(Self.guardedLine) ?? false }

  /// The text of a surface's baseline.
  static func text(of surface: Surface, builtWith: [String], isGuarded: Bool) -> String {
    let facts = builtWith.isEmpty ? "" : "\n// with \(builtWith.joined(separator: ", "))\n"
    var text = surface.baseline
    for line in [facts, isGuarded ? guardedLine : ""] where !line.isEmpty {
      if let end = text.firstRange(of: "\n") { text.replaceSubrange(end, with: line) }
    }
    return text
  }

  func text() throws -> String { try InputFile.text(path) }

  /// The declarations of the file that are for some platforms, even if the rest is damaged.
  func platformLines(_ module: String) -> Surface {
    let lines = ((try? text()) ?? "").split(separator: "\n").filter { $0.hasPrefix("@only(") }
    return Surface(module: module, declarations: lines.compactMap { Declaration(line: $0) })
  }
}
