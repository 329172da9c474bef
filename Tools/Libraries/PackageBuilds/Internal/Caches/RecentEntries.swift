import Foundation

/// The files and folders in a directory, by when they were last used.
struct RecentEntries: Sendable {
  private let paths: [String]

  /// Looks at the entries of `directory`; there are none if it is not there.
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

  /// Removes what was used least recently.
  func remove(allBut limit: Int) {
    for path in paths.dropFirst(limit) { try? FileManager.default.removeItem(atPath: path) }
  }
}
