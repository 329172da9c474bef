import Foundation

/// The error of a build that has failed, stored so that it is not tried again.
struct CachedFailure {
  private struct Record: Codable {
    let output: String
    /// The state of its dependencies, if it has any.
    let dependencies: DependencyState?
  }

  private let folder: String
  private let path: String

  /// The record in `folder` of the build called `name`.
  init(of name: String, in folder: String) {
    (self.folder, path) = (folder, "\(folder)/\(name).json")
  }

  /// The compiler's output in an earlier run, if that build failed with the dependencies of now.
  var output: String? {
    guard let record: Record = CheckedFile.read(path), record.dependencies?.isCurrent != false else {
      return nil
    }
    return record.output
  }

  /// Stores the error if it is about the sources, and not about something that is missing here.
  func remember(_ error: PackageError, dependencies: DependencyState?) {
    guard case .doesNotBuild(_, let output) = error, output.contains(#/\.\w+:\d+:\d+: error: /#) else {
      return
    }
    RecentEntries(of: folder).remove(allBut: 50)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? CheckedFile.write(Record(output: output, dependencies: dependencies), to: path)
  }
}
