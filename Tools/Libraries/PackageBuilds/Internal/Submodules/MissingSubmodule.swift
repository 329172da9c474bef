import Foundation
import Processes
import PublicAPI

/// A submodule of which this clone lacks the commit that a version needs.
struct MissingSubmodule: Sendable, Hashable {
  /// What has to be done before it is there.
  enum Lack: Sendable, Hashable {
    /// It was never cloned.
    case clone
    /// Its clone has no older commits.
    case history
    /// Its clone has not heard of the commit yet.
    case news
  }

  /// Its path in the repository.
  let path: String
  let lack: Lack
  /// Where it is, or would be.
  private let place: String

  /// The submodule at `path` of `repository`, whose path begins with `prefix` for people; nil if its clone has `commit`.
  init?(_ path: String, of repository: GitRepository, below prefix: String = "", lacking commit: String) {
    let clone = repository.clone(ofSubmodule: path)
    if let clone, (try? clone.commit(commit)) != nil { return nil }
    self.path = prefix + path
    place = "\(repository.root)/\(path)"
    lack = clone.map { $0.isShallow ? .history : .news } ?? .clone
  }

  /// Those of the work tree of `repository` whose files are not there, inside of others, too.
  static func uncloned(in repository: GitRepository, below prefix: String = "") -> [MissingSubmodule] {
    repository.submodules.flatMap { path, commit -> [MissingSubmodule] in
      if let clone = repository.clone(ofSubmodule: path) {
        return uncloned(in: clone, below: "\(prefix)\(path)/")
      }
      return MissingSubmodule(path, of: repository, below: prefix, lacking: commit).map { [$0] } ?? []
    }
  }

  /// Those whose clones lack older commits, which some version of the package of `manifest` in `package` may need.
  static func shallow(below package: String, of manifest: PackageManifest) -> [MissingSubmodule] {
    guard let repository = GitRepository(around: package) else { return [] }
    return repository.submodules.compactMap { path, _ in
      guard repository.clone(ofSubmodule: path)?.isShallow == true,
        manifest.needs("\(repository.root)/\(path)", in: package)
      else { return nil }
      return MissingSubmodule(path, lack: .history, place: "\(repository.root)/\(path)")
    }
  }

  private init(_ path: String, lack: Lack, place: String) {
    (self.path, self.lack, self.place) = (path, lack, place)
  }

  /// What brings it, for somebody in the package's directory.
  func remedy(in package: String) -> String {
    let folder = place.path(from: package).shellWord
    return switch lack {
    case .clone: "git submodule update --init --recursive"
    case .history: "git -C \(folder) fetch --unshallow"
    case .news: "git -C \(folder) fetch"
    }
  }
}

extension String {
  /// The same as a shell takes it for one word.
  fileprivate var shellWord: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-+@".contains($0) }
    return isPlain ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
