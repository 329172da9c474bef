import Foundation
import Processes

/// The index that a build has left.
struct IndexStore: Sendable {
  private let path: String
  private let library: String

  /// The index in the folder `path`, read with the library that comes with `toolchain`.
  init(at path: String, toolchain: Toolchain) {
    self.path = path
    library = toolchain.library("IndexStore")
  }

  /// All that is noted of the Swift files below `folder`; of what they use, only what is declared there, too, and what they inherit from.
  ///
  /// Throws an ``IndexError`` if there is no index, or nothing to read it with.
  func read(below folder: String) throws -> CodeIndex {
    let library = try IndexLibrary.loaded(library)
    let store = try library.open(path)
    defer { library.close(store) }
    let units = library.units(in: store).filter {
      $0.file.hasPrefix(folder + "/") && $0.file.hasSuffix(".swift")
    }
    // A file that has moved to another target has a unit of each.
    let newest = Dictionary(units.map { ($0.file, $0) }) { $0.time < $1.time ? $1 : $0 }
    let present = newest.values.filter { FileManager.default.fileExists(atPath: $0.file) }
    let files = try present.sorted { $0.file < $1.file }.map { unit in
      IndexedFile(
        path: unit.file, module: unit.module, time: unit.time,
        occurrences: try unit.record.map { try library.occurrences(in: $0, of: store, path) } ?? [])
    }
    let own = Set(
      files.flatMap(\.occurrences).filter { !$0.roles.isDisjoint(with: .declaration) }.map(\.symbol.usr))
    return CodeIndex(
      files: files.map { file in
        IndexedFile(
          path: file.path, module: file.module, time: file.time,
          occurrences: file.occurrences.filter { own.contains($0.symbol.usr) || !$0.related(.base).isEmpty })
      })
  }
}
