import Foundation
public import Processes

/// What the files of a package use of it, as the index of the user's own build has it.
public struct IndexedUses: Sendable {
  private let files: [String: IndexedFile]

  /// Reads the index that `swift build` has left in the package in `directory`; nil if there is none.
  ///
  /// Throws an error whose sentence names the index if it cannot be read.
  public init?(of directory: String, toolchain: Toolchain) throws {
    let path = "\(directory)/.build/debug/index/store"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let index = try IndexStore(at: path, toolchain: toolchain).read(below: directory)
    files = Dictionary(index.files.map { ($0.path, $0) }) { $1 }
  }

  /// The unique names of the package's declarations that the file at `path` uses, whether it writes their names or not.
  ///
  /// It is nil if the index lacks the file, or the file has changed since.
  public func symbols(usedIn path: String) -> Set<String>? {
    guard let file = files[path], file.isFresh else { return nil }
    let uses = file.occurrences.filter { $0.roles.isDisjoint(with: .declaration) }.map(\.symbol.usr)
    return Set(uses + file.occurrences.flatMap { $0.related([.base, .override]) })
  }
}
