import Foundation
import PackageBuilds
import Processes
import Reports

/// The files that a package needs besides baselines, for its repository and its CI.
struct PackageSetup {
  let workspace: Workspace
  /// Where the workflow finds the action.
  let source = ActionSource()
  /// The path from the repository to the package, without a slash at its end, or empty.
  private let folder: String

  init(of workspace: Workspace) {
    self.workspace = workspace
    folder = (workspace.reader.prefix ?? "").split(separator: "/").joined(separator: "/")
  }

  var files: [SetupFile] {
    [
      SetupTemplates.configuration(hasReleases: hasReleases, lines: neededLines.map(\.line)),
      SetupTemplates.attributes(of: baselines), workflow,
    ]
  }

  /// Whether there is a release to compare with.
  var hasReleases: Bool {
    ReleaseTags.newest(among: workspace.reader.tags(in: "HEAD"), prereleases: false) != nil
  }

  /// The directory of the baselines, relative to the package if it is inside.
  var baselines: String { workspace.request.baselines.path(from: workspace.request.package) }

  /// The lines that a configuration needs so that checks build with these options and find the baselines.
  var neededLines: [(setting: Setting, line: String)] {
    let settings: [Setting] = [.traits, .allTraits, .noDefaultTraits, .define, .swiftSDK, .baselines]
    return settings.flatMap { setting -> [(Setting, String)] in
      guard let given = workspace.request.given[setting] else { return [] }
      let values = setting == .baselines ? [baselines] : given
      return (values.isEmpty ? ["yes"] : values).map { (setting, "\(setting.rawValue.dropFirst(2)) = \($0)") }
    }
  }

  var workflow: SetupFile {
    let gitLab = "\(workspace.request.package)/\(SetupTemplates.up(from: folder)).gitlab-ci.yml"
    return FileManager.default.fileExists(atPath: gitLab)
      ? SetupTemplates.gitLab(folder: folder, source: source.repository)
      : SetupTemplates.gitHub(folder: folder, source: source.repository)
  }
}
