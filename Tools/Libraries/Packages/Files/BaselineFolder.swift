import Foundation
import Processes
public import Surfaces

/// A directory of baselines, one file `MODULE.txt` a module.
public struct BaselineFolder: Sendable {
  /// What a baseline's file name ends with.
  static let pathExtension = "txt"

  /// The directory, which need not exist yet.
  public let directory: String

  /// Names a directory.
  public init(_ directory: String) {
    self.directory = directory
  }

  /// The modules with a baseline, by name; empty if there is no directory.
  public var modules: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return files.filter { $0.hasSuffix(".\(Self.pathExtension)") }
      .map { String($0.dropLast(Self.pathExtension.count + 1)) }.sorted()
  }

  /// Where the baseline of `module` is.
  public func path(of module: String) -> String { "\(directory)/\(module).\(Self.pathExtension)" }

  /// The baseline of `module`.
  ///
  /// Throws a `SurfaceError` that names file and line if it is damaged, a ``PackageError`` if it cannot be read.
  func surface(of module: String) throws -> Surface {
    try Self.surface(file: path(of: module))
  }

  /// Reads one baseline file.
  static func surface(file: String) throws -> Surface {
    try Baseline.parse(text(of: file), file: file)
  }

  /// Whether a file begins as a baseline does; its name alone says little.
  static func isBaseline(_ file: String) -> Bool {
    guard file.hasSuffix(".\(pathExtension)"), let text = try? text(of: file) else { return false }
    return text.hasPrefix(Baseline.firstLine)
  }

  private static func text(of file: String) throws -> String {
    do {
      let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
      // An editor may have put a mark before the first line.
      return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    } catch {
      throw FileError.unreadable(path: file, reason: error.localizedDescription)
    }
  }

  /// Makes `surfaces` the baselines of their modules and returns the modules whose file has changed.
  ///
  /// Declarations of other platforms stay. All files are written under other names before the first takes its place:
  /// on any failure the old ones stay as they were.
  public func bless(_ surfaces: [Surface], platform: String) throws -> [String] {
    var changed: [(module: String, text: String)] = []
    for surface in surfaces {
      let file = path(of: surface.module)
      let known = (try? Self.text(of: file)) ?? ""
      let marked = surface.keepingPlatforms(
        of: Self.platformLines(of: known, surface.module), platform: platform)
      let text = Baseline.render(marked)
      if text != known { changed.append((surface.module, text)) }
    }
    try AtomicFiles.write(changed.map { (path(of: $0.module), $0.text) })
    return changed.map(\.module)
  }

  /// Deletes the baselines of modules that no longer exist.
  public func forget(_ modules: [String]) throws {
    for module in modules {
      do {
        try FileManager.default.removeItem(atPath: path(of: module))
      } catch {
        throw FileError.unwritable(path: path(of: module), reason: error.localizedDescription)
      }
    }
  }

  /// The lines of a baseline that speak of platforms, also where the rest of the file is damaged.
  private static func platformLines(of text: String, _ module: String) -> Surface {
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("@only(") }
    let found = lines.compactMap { line in
      try? Baseline.parse("\(Baseline.firstLine)\(module)\n\(line)\n", file: module).declarations.first
    }
    return Surface(module: module, declarations: found)
  }
}
