import Foundation
import PackageBuilds
import Processes
import PublicAPI

/// The command `init`, which writes the files that a package needs to be checked, and leaves existing ones alone.
struct Init {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let tree = try workspace.wholeTree()
    guard !tree.surfaces.isEmpty || workspace.reader.hasBaselines else {
      return try workspace.write(workspace.nothingToGuard, to: &outcome)
    }
    let setup = PackageSetup(of: workspace)
    let missing = try setup.files.compactMap { file -> (file: SetupFile, path: String, text: String)? in
      let path = URL(filePath: "\(workspace.request.package)/\(file.path)").standardizedFileURL.path
      return try file.missingText(at: path).map { (file, path, $0) }
    }
    let baselines = workspace.reader.hasBaselines ? [] : workspace.reader.baselineFiles(of: tree)
    if !workspace.request.isDryRun {
      try AtomicFiles.write(baselines + missing.map { ($0.path, $0.text) })
    }
    let written = missing.map(\.file.path)
    var lines = setup.files.map(\.path).filter { !written.contains($0) }.map { "kept \($0), as it is" }
    lines += written.map { "\(wrote) \($0)" }
    if baselines.isEmpty {
      lines.append("kept \(setup.baselines), which check compares with the sources")
    } else {
      let names = tree.surfaces.map(\.module).sorted().joined(separator: ", ")
      lines.append("\(wrote) \(setup.baselines), which say what is public: \(names)")
    }
    lines += try hints(for: missing.map(\.file), of: setup)
    if !workspace.request.isDryRun {
      lines += commands(for: written + (baselines.isEmpty ? [] : [setup.baselines]))
    }
    try workspace.write(lines.joined(separator: "\n") + "\n", to: &outcome)
  }

  private var wrote: String { workspace.request.isDryRun ? "would write" : "wrote" }

  /// What only a person can add, after `missing` files of `setup` were written.
  private func hints(for missing: [SetupFile], of setup: PackageSetup) throws -> [String] {
    var hints: [String] = []
    if missing.contains(where: { $0.path == setup.workflow.path }) {
      hints += setup.source.need(of: setup.workflow.path).map { ["Before you commit: \($0)"] } ?? []
    }
    hints += missing.compactMap(\.include).map { "Add to .gitlab-ci.yml: \($0)" }
    if missing.contains(where: { $0.path == Configuration.name }) {
      if !setup.hasReleases {
        hints.append(
          "There is no release here to compare with; when there is one, let \(Configuration.name) say"
            + " “against = latest-release”.")
      }
    } else {
      let configuration = try Configuration(of: workspace.request.package)
      hints += setup.neededLines.filter { !configuration.tells(of: $0.setting) }.map {
        "Add to \(Configuration.name), so that checks look at the same: \($0.line)"
      }
    }
    return hints.isEmpty ? [] : [""] + hints
  }

  /// The commands that somebody has to run after the files at `paths` were written.
  private func commands(for paths: [String]) -> [String] {
    if paths.isEmpty || workspace.reader.prefix == nil { return [] }
    let isElsewhere =
      URL(filePath: ".").standardizedFileURL.resolvingSymlinksInPath().path != workspace.request.package
    return [
      "", "Commit what was written\(isElsewhere ? ", in \(workspace.request.package)" : ""):",
      "  git add \(paths.joined(separator: " "))", "  git commit -m \"Guard the public API\"",
    ]
  }
}
