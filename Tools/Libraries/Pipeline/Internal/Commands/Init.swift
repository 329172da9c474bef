import Foundation
import Packages
import Processes
import Reports
import Surfaces

/// The command `init`, which gives a package all that it needs to be guarded, and changes nothing that is there.
struct Init {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let tree = try workspace.wholeTree()
    let missing = try files.compactMap { file -> (file: SetupFile, path: String, text: String)? in
      let path = root(of: file) + file.path
      return try missingText(of: file, at: path).map { (file, path, $0) }
    }
    let needsBaselines = !workspace.reader.hasBaselines && !tree.surfaces.isEmpty
    if !workspace.settings.has(.dryRun) {
      if needsBaselines { _ = try workspace.reader.bless(tree, keepsOthers: true) }
      try AtomicFiles.write(missing.map { ($0.path, $0.text) })
    }
    let written = missing.map(\.file.path)
    let kept = files.map(\.path).filter { !written.contains($0) }
    var lines = kept.map { "kept \($0), as it is" } + written.map { "\(wrote) \($0)" }
    if needsBaselines {
      let names = tree.surfaces.map(\.module).sorted().joined(separator: ", ")
      lines.append("\(wrote) \(baselines), which say what is public: \(names)")
    } else if tree.surfaces.isEmpty {
      lines.append("wrote no baselines, since the package has no library product")
    } else {
      lines.append("kept \(baselines), which check compares with the sources")
    }
    lines += next(after: written + (needsBaselines ? [baselines] : []))
    try workspace.write(lines.joined(separator: "\n") + "\n", to: &outcome)
  }

  private var wrote: String { workspace.settings.has(.dryRun) ? "would write" : "wrote" }

  /// Where the baselines are, as the reader finds them.
  private var baselines: String {
    let prefix = workspace.package + "/"
    return workspace.baselines.hasPrefix(prefix)
      ? String(workspace.baselines.dropFirst(prefix.count)) : workspace.baselines
  }

  /// What is left to do for somebody who has got the files at `paths`.
  private func next(after paths: [String]) -> [String] {
    if paths.isEmpty || workspace.settings.has(.dryRun) { return [] }
    let owner =
      paths.contains { $0.hasPrefix(".git") && $0.hasSuffix(".yml") }
      ? ["", "Put the owner of the repository that holds api-check where it says YOUR-ORGANISATION."] : []
    return owner + [
      "", "Commit what was written:", "  git add \(paths.joined(separator: " "))",
      "  git commit -m \"Guard the public API\"",
    ]
  }

  /// What the package is to have, for the CI that it has.
  private var files: [SetupFile] {
    let hasReleases = ReleaseTags.newest(among: workspace.reader.tags(in: "HEAD"), prereleases: false) != nil
    let manager = FileManager.default
    let usesGitLab = manager.fileExists(atPath: repository + ".gitlab-ci.yml")
    return [
      SetupTemplates.configuration(hasReleases: hasReleases), SetupTemplates.attributes,
      usesGitLab ? SetupTemplates.gitLab : SetupTemplates.gitHub,
    ]
  }

  /// The directory of the repository around the package, with a slash at its end.
  private var repository: String {
    let depth = (workspace.reader.prefix ?? "").split(separator: "/").count
    return workspace.package.split(separator: "/").dropLast(depth).map { "/" + $0 }.joined() + "/"
  }

  /// Where a file belongs: what CI reads lies in the repository.
  private func root(of file: SetupFile) -> String {
    file.path.hasPrefix(".git") && file.path != ".gitattributes" ? repository : workspace.package + "/"
  }

  /// The text that has to be written, or nil if the file has all that it needs.
  private func missingText(of file: SetupFile, at path: String) throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return file.text }
    guard let line = file.line else { return nil }
    let text = try InputFile.text(path)
    if text.split(whereSeparator: \.isNewline).contains(where: { $0 == line }) { return nil }
    return text + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + line + "\n"
  }
}
