import Foundation
import Processes

/// A copy of a package that may be changed and built.
public struct PackageCopy: Sendable {
  /// The path of the copy.
  public let directory: String
  /// The path of a folder to build it in.
  public let scratch: String

  /// Copies all of the package in `package` to `folder`, and of what was built in `build` what was fetched for it.
  ///
  /// What it depends on by a path beside it is found beside the copy, too. Throws a ``FileError`` if something cannot be
  /// copied.
  public init(of package: String, builtIn build: String, in folder: String) throws {
    let manager = FileManager.default
    let source = URL(filePath: package)
    let around = source.deletingLastPathComponent()
    // The compiler writes down where a file really is.
    let folder =
      realpath(folder, nil).map { path in
        defer { free(path) }
        return String(cString: path)
      } ?? folder
    directory = "\(folder)/\(source.lastPathComponent)"
    scratch = "\(folder)/.scratch"
    do {
      for name in try manager.contentsOfDirectory(atPath: around.path) where name != source.lastPathComponent
      {
        try? manager.createSymbolicLink(
          atPath: "\(folder)/\(name)", withDestinationPath: around.appending(path: name).path)
      }
      try manager.createDirectory(atPath: directory, withIntermediateDirectories: true)
      for name in try manager.contentsOfDirectory(atPath: package) where ![".build", ".git"].contains(name) {
        try manager.copyItem(atPath: "\(package)/\(name)", toPath: "\(directory)/\(name)")
      }
      try manager.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    } catch {
      throw FileError.unwritable(path: folder, reason: error.localizedDescription)
    }
    // What was fetched need not be fetched again.
    for name in ["checkouts", "repositories", "artifacts", "workspace-state.json"] {
      try? manager.copyItem(atPath: "\(build)/\(name)", toPath: "\(scratch)/\(name)")
    }
  }

  /// Gives the files at these paths in the package these contents; throws a ``FileError`` if one cannot be written.
  ///
  /// A file that had other contents is at least a second younger than it was, since a build may take one that was changed
  /// twice within a second for the same.
  public func write(_ contents: [String: [UInt8]]) throws {
    let manager = FileManager.default
    for (path, bytes) in contents {
      let place = "\(directory)/\(path)"
      let data = Data(bytes)
      if (try? Data(contentsOf: URL(filePath: place))) == data { continue }
      let before = (try? manager.attributesOfItem(atPath: place))?[.modificationDate] as? Date
      do {
        try data.write(to: URL(filePath: place))
        if let before {
          let date = max(Date.now, before.addingTimeInterval(1))
          try manager.setAttributes([.modificationDate: date], ofItemAtPath: place)
        }
      } catch {
        throw FileError.unwritable(path: place, reason: error.localizedDescription)
      }
    }
  }
}
