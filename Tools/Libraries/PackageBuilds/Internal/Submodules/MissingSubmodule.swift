import Foundation
import Processes
import PublicAPI

/// A submodule whose commit, which a version needs, is missing in this clone.
struct MissingSubmodule: Sendable, Hashable {
  /// What is missing in this clone.
  enum Lack: Sendable, Hashable {
    /// The submodule was never cloned.
    case clone
    /// The clone of the submodule is shallow.
    case history
    /// The clone of the submodule has not fetched the commit yet.
    case news
  }

  /// The path in the repository.
  let path: String
  let lack: Lack
  /// The directory of the submodule, which may not exist.
  private let place: String

  /// The submodule at `path` of `repository`, whose paths begin with `prefix`; nil if its clone has `commit`.
  init?(_ path: String, of repository: GitRepository, below prefix: String = "", lacking commit: String) {
    let clone = repository.clone(ofSubmodule: path)
    if let clone, (try? clone.commit(commit)) != nil { return nil }
    self.path = prefix + path
    place = "\(repository.root)/\(path)"
    lack = clone.map { $0.isShallow ? .history : .news } ?? .clone
  }

  /// The submodules of the work tree of `repository` whose files are missing, including nested ones.
  static func uncloned(in repository: GitRepository, below prefix: String = "") -> [MissingSubmodule] {
    repository.submodules.flatMap { path, commit -> [MissingSubmodule] in
      if let clone = repository.clone(ofSubmodule: path) {
        return uncloned(in: clone, below: "\(prefix)\(path)/")
      }
      return MissingSubmodule(path, of: repository, below: prefix, lacking: commit).map { [$0] } ?? []
    }
  }

  /// The shallow clones of submodules that a version of the package of `manifest` in `package` may need.
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

  /// The command that gets the submodule, for somebody in the package's directory.
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
  /// The text in a form that a shell takes as one word.
  fileprivate var shellWord: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-+@".contains($0) }
    return isPlain ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
