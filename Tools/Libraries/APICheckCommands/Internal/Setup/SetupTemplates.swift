/// The texts of the files that a package gets.
enum SetupTemplates {
  /// The configuration; `lines` are settings that it needs besides the usual ones.
  static func configuration(hasReleases: Bool, lines: [String]) -> SetupFile {
    let needed =
      lines.isEmpty
      ? "" : "\n# What else the baselines were made with.\n" + lines.joined(separator: "\n") + "\n"
    return SetupFile(
      path: Configuration.name,
      text: """
        # What api-check does in this package; `api-check config` prints what holds. The command line wins.

        # What a run fails on when versions are compared: any change that asks for a review, or only breaks.
        fail-on = breaking

        # Compared with besides the committed baselines; several lines make several comparisons.
        \(hasReleases ? "" : "# ")against = latest-release

        # Only these modules, and library targets that are no products.
        # module = NAME
        # target = NAME

        # API behind traits that are off by default; it has baselines of its own, which init writes with --all-traits.
        # all-traits = yes

        # What a kind of change counts as: breaking, fragile, compatible or off; `api-check rules` lists them.
        # level = case-added=compatible

        # More reports, each in a file of its own.
        # format = html=.build/api.html
        \(needed)
        """)
  }

  /// A merge keeps the lines of both sides; the next check finds those that are not true.
  static func attributes(of baselines: String) -> SetupFile {
    let line = "\(baselines)/**/*.txt text eol=lf merge=union"
    return SetupFile(path: ".gitattributes", text: "\(line)\n", line: line)
  }

  /// A workflow for the package in `folder` of its repository; `source` is the repository of the action.
  ///
  /// `folder` is empty if the package is the whole repository.
  static func gitHub(folder: String, source: String) -> SetupFile {
    let place = folder.isEmpty ? "" : "\n        with: { working-directory: \(quoted(folder)) }"
    return SetupFile(
      path: up(from: folder) + ".github/workflows/\(fileName(folder))",
      text: """
        name: \(quoted(title(folder)))
        on: pull_request
        permissions: { contents: read, pull-requests: write }
        jobs:
          api:
            runs-on: ubuntu-24.04
            container: swift:6.3
            steps:
              - uses: actions/checkout@v5
                with: { fetch-depth: 0 }
              - uses: \(source)/Tools/action@\(ActionSource.tag)\(place)

        """)
  }

  /// A job for the package in `folder` of its repository; `source` is the repository of the template.
  ///
  /// `folder` is empty if the package is the whole repository.
  static func gitLab(folder: String, source: String) -> SetupFile {
    let place = folder.isEmpty ? "" : ", API_CHECK_WORKING_DIRECTORY: \(quoted(folder))"
    let template = folder.isEmpty ? "" : "\n  extends: .api-check"
    return SetupFile(
      path: up(from: folder) + ".gitlab/\(fileName(folder))",
      text: """
        include:
          - remote: https://raw.githubusercontent.com/\(source)/\(ActionSource.tag)/Tools/action/gitlab.yml
        \(quoted(title(folder))):\(template)
          variables: { API_CHECK_REPOSITORY: \(source)\(place) }

        """,
      include: "include: [{ local: \(quoted(".gitlab/" + fileName(folder))) }]")
  }

  /// The path from the package in `folder` up to the repository, with a slash at its end, or empty.
  static func up(from folder: String) -> String { folder.split(separator: "/").map { _ in "../" }.joined() }

  private static func title(_ folder: String) -> String {
    folder.isEmpty ? "api-check" : "api-check \(folder)"
  }

  /// Each package of a repository has a file of its own.
  private static func fileName(_ folder: String) -> String {
    title(folder).replacing("/", with: "-").replacing(" ", with: "-") + ".yml"
  }

  /// A string in YAML, with quotes only if it needs them.
  private static func quoted(_ text: String) -> String {
    if text.wholeMatch(of: #/[A-Za-z.][A-Za-z0-9_.\-\/ ]*/#) != nil { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
