import Foundation

/// Where a version of a package is.
enum Place: Sendable {
  /// A package directory, as its files are now.
  case package(String, title: String)
  /// A directory of `*.symbols.json` files.
  case graphs(String)
  /// A directory of baselines.
  case baselines(String, title: String)
  /// A single baseline.
  case baseline(String)
  /// A revision of the repository around the package.
  case revision(String)

  /// Finds out what `argument` is: a path with something known in it comes before a revision.
  ///
  /// Throws a ``PackageError`` if it is a path with nothing known in it.
  init(_ argument: String, isRevision: (String) -> Bool) throws {
    let path = URL(filePath: argument).standardizedFileURL.path
    var isDirectory = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      self = .revision(argument)
      return
    }
    let files =
      isDirectory.boolValue ? (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] : []
    if files.contains("Package.swift") {
      self = .package(path, title: "package \(path)")
    } else if files.contains(where: { $0.hasSuffix(".symbols.json") }) {
      self = .graphs(path)
    } else if files.contains(where: { BaselineFile("\(path)/\($0)").isBaseline }) {
      self = .baselines(path, title: "baselines in \(path)")
    } else if isRevision(argument) {
      self = .revision(argument)
    } else if isDirectory.boolValue {
      throw PackageError.unknownKind(path: path)
    } else {
      self = .baseline(path)
    }
  }
}
