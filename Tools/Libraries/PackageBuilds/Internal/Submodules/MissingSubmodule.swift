import Foundation
import Processes
import PublicAPI

/// A submodule whose commit, which a version needs, is missing in this clone.
struct MissingSubmodule: Sendable, Hashable {
  /// Why the commit is missing.
  enum Reason: Sendable, Hashable {
    /// The submodule was never cloned.
    case notCloned
    /// The clone of the submodule is shallow.
    case shallowClone
    /// The clone of the submodule has not fetched the commit yet.
    case notFetched
  }

  /// The path in the repository.
  let path: String
  let reason: Reason
  /// The directory of the submodule, which may not exist.
  private let place: String

  /// The submodule at `path` of `repository`, whose paths begin with `prefix`; nil if its clone has `commit`.
  init?(_ path: String, of repository: GitRepository, below prefix: String = "", lacking commit: String) {
    let clone = repository.clone(ofSubmodule: path)
    if let clone, (try? clone.commit(commit)) != nil { return nil }
    self.path = prefix + path
    place = "\(repository.root)/\(path)"
    reason = clone.map { $0.isShallow ? .shallowClone : .notFetched } ?? .notCloned
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
      return MissingSubmodule(path, reason: .shallowClone, place: "\(repository.root)/\(path)")
    }
  }

  private init(_ path: String, reason: Reason, place: String) {
    (self.path, self.reason, self.place) = (path, reason, place)
  }

  /// The command that gets the submodule, for somebody in the package's directory.
  func remedy(in package: String) -> String {
    let folder = place.path(from: package).shellWord
    return switch reason {
    case .notCloned: "git submodule update --init --recursive"
    case .shallowClone: "git -C \(folder) fetch --unshallow"
    case .notFetched: "git -C \(folder) fetch"
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
