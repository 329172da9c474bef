import Foundation
import Processes

extension GitRepository {
  /// Writes the files of `commit` to `directory`; the user's index, work tree and stash stay as they are.
  func export(_ commit: String, to directory: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw FileError.unwritable(path: directory, reason: error.localizedDescription)
    }
    let index = ["GIT_INDEX_FILE": "\(directory).index"]
    defer { try? FileManager.default.removeItem(atPath: "\(directory).index") }
    for arguments in [
      ["read-tree", commit], ["checkout-index", "--all", "--force", "--prefix=\(directory)/"],
    ] {
      let output = try run(arguments, environment: index)
      guard output.succeeded else {
        throw GitError.cannotCheckOut(revision: commit, output: output.standardError)
      }
    }
  }

  /// The submodules of `commit` by path, each with its own commit.
  func submodules(in commit: String) throws -> [(path: String, commit: String)] {
    let output = try run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard output.succeeded else {
      throw GitError.cannotCheckOut(revision: commit, output: output.standardError)
    }
    // MODE TYPE COMMIT, a tabulator, and the path.
    return Self.entries(of: output).filter { $0.words.dropFirst().first == "commit" && $0.words.count == 3 }
      .map {
        ($0.path, $0.words[2])
      }
  }

  /// The submodules of the work tree by path, whether or not their files are there.
  var submodules: [(path: String, commit: String)] {
    guard FileManager.default.fileExists(atPath: "\(root)/.gitmodules"),
      let output = try? run(["ls-files", "--stage", "-z"]), output.succeeded
    else { return [] }
    // MODE COMMIT STAGE, a tabulator, and the path.
    return Self.entries(of: output).filter { $0.words.first == "160000" && $0.words.count == 3 }.map {
      ($0.path, $0.words[1])
    }
  }

  /// The clone of the submodule at `path`; nil if its files are not there.
  func clone(ofSubmodule path: String) -> GitRepository? {
    GitRepository(around: "\(root)/\(path)").flatMap { $0.prefix.isEmpty ? $0 : nil }
  }

  /// The paths of the files of `commit` that are called `name`.
  func files(called name: String, in commit: String) -> [String] {
    guard let output = try? run(["ls-tree", "-r", "-z", "--full-tree", "--name-only", commit]),
      output.succeeded
    else { return [] }
    return output.text.split(separator: "\0").map { String($0) }.filter {
      $0 == name || $0.hasSuffix("/\(name)")
    }
  }

  private static func entries(of output: Subprocess.Output) -> [(words: [String], path: String)] {
    output.text.split(separator: "\0").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (parts[0].split(separator: " ").map { String($0) }, String(parts[1]))
    }
  }

  /// The texts of the files directly in `folder` of `commit` whose names `isMeant` accepts, sorted by name.
  ///
  /// A link is nil. Without such a folder the result is empty.
  ///
  /// The folder is a path inside the repository, with a slash at its end, or empty.
  func texts(in folder: String, of commit: String, where isMeant: (String) -> Bool) throws
    -> [String?]
  {
    let tree = "\(commit):\(folder)"
    let listing = try run(["ls-tree", "-z", "--full-tree", tree])
    // MODE TYPE COMMIT, a tabulator, and the path.
    let entries = listing.succeeded ? Self.entries(of: listing) : []
    return try entries.filter { isMeant($0.path) }.sorted { $0.path < $1.path }.map {
      words, path -> String? in
      if words.first == "120000" { return nil }
      let output = try run(["cat-file", "blob", tree + path])
      guard output.succeeded else {
        throw GitError.cannotCheckOut(revision: commit, output: output.standardError)
      }
      return String(decoding: output.standardOutput, as: UTF8.self)
    }
  }

  /// The text of the file called `name` in `directory`, if it is under version control.
  func tracked(_ name: String, in directory: String) -> String? {
    guard let text = try? String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8),
      let output = try? run(["ls-files", "--error-unmatch", "--", prefix + name]), output.succeeded
    else { return nil }
    return text
  }
}
