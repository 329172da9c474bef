import Foundation

/// The files and folders in a directory, the most recently used first.
struct RecentEntries: Sendable {
  private let paths: [String]

  /// Reads the entries of `directory`; without a directory there are none.
  init(of directory: String) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: directory)) ?? []
    let dated = names.filter { !$0.hasPrefix(".") }.map { name in
      let path = "\(directory)/\(name)"
      let attributes = try? manager.attributesOfItem(atPath: path)
      return (path, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    paths = dated.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// Removes the least recently used entries until `limit` are left.
  func remove(allBut limit: Int) {
    for path in paths.dropFirst(limit) { try? FileManager.default.removeItem(atPath: path) }
  }
}
