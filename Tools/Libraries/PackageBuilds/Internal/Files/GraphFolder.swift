import Foundation
import Processes
import PublicAPI

/// A directory of `*.symbols.json` files, some with textual interfaces beside them.
struct GraphFolder {
  /// The largest number of bytes in a graph; the largest known, the standard library's, has a tenth of it.
  private static let largestGraph = 512 << 20

  private static let suffix = ".symbols.json"

  let directory: String
  private var files: [String: [String]] = [:]

  init(_ directory: String) throws {
    self.directory = directory
    do {
      for file in try FileManager.default.contentsOfDirectory(atPath: directory).sorted() {
        guard let module = Self.module(of: file) else { continue }
        files[module, default: []].append(file)
      }
    } catch {
      throw FileError.unreadable(path: directory, reason: error.localizedDescription)
    }
  }

  /// The modules with a symbol graph of their own, by name.
  var modules: [String] { files.keys.sorted() }

  func surface(of module: String, _ options: Set<SurfaceOption>) throws -> Surface {
    let path = "\(directory)/\(module).swiftinterface"
    let interface = FileManager.default.fileExists(atPath: path) ? try InputFile.text(path) : nil
    return try Surface(
      module: module, graphs: files(of: module), interface: interface, options: options)
  }

  /// The symbol graphs of a module, with their file names.
  func files(of module: String) throws -> [(name: String, data: Data)] {
    try (files[module] ?? []).map { file in
      (name: file, data: try InputFile.data("\(directory)/\(file)", limit: Self.largestGraph))
    }
  }

  /// The modules whose types have members in the graphs of `module`.
  func modules(extendedBy module: String) -> [String] {
    (files[module] ?? []).map { String($0.dropLast(Self.suffix.count)) }.compactMap { name in
      name.split(separator: "@").dropFirst().first.map { String($0) }
    }
  }

  /// `Module` of `Module.symbols.json` and of `Module@Other.symbols.json`.
  private static func module(of file: String) -> String? {
    guard file.hasSuffix(suffix) else { return nil }
    return file.dropLast(suffix.count).split(separator: "@").first.map { String($0) }
  }
}
