import Compatibility
import Foundation

/// What a person names when asked for a version to compare.
public enum Reference: Sendable, Hashable {
  /// A package directory, as its files are now.
  case package(String)
  /// A directory of `*.symbols.json` files.
  case graphs(String)
  /// A directory of baselines.
  case baselines(String)
  /// A single baseline.
  case baseline(String)
  /// A revision of the repository around the package.
  case revision(String)

  /// Finds out what `argument` is: a path that holds something known comes before a revision.
  ///
  /// Throws a ``PackageError`` if it is a path that holds nothing known.
  public init(_ argument: String, isRevision: (String) -> Bool) throws {
    let path = URL(filePath: argument).standardizedFileURL.path
    var isDirectory = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      self = .revision(argument)
      return
    }
    let files =
      isDirectory.boolValue ? (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] : []
    if files.contains("Package.swift") {
      self = .package(path)
    } else if files.contains(where: { $0.hasSuffix(".symbols.json") }) {
      self = .graphs(path)
    } else if files.contains(where: { BaselineFolder.isBaseline("\(path)/\($0)") }) {
      self = .baselines(path)
    } else if isRevision(argument) {
      self = .revision(argument)
    } else if isDirectory.boolValue {
      throw PackageError.unknownKind(path: path)
    } else {
      self = .baseline(path)
    }
  }
}

extension Reference: CustomStringConvertible {
  /// What the argument was taken for.
  public var description: String {
    switch self {
    case .package(let path): "package \(path)"
    case .graphs(let path): "symbol graphs in \(path)"
    case .baselines(let path): "baselines in \(path)"
    case .baseline(let path): "baseline \(path)"
    case .revision(let name): "revision \(name)"
    }
  }
}
