/// What the files say that a package gets.
enum SetupTemplates {
  static func configuration(hasReleases: Bool) -> SetupFile {
    SetupFile(
      path: Configuration.name,
      text: """
        # What api-check does in this package; `api-check config` prints what holds. The command line wins.

        # What a run fails on when versions are compared: any change that asks for a review, or only breaks.
        fail-on = breaking

        # Compared with besides the committed baselines; several lines make several comparisons.
        \(hasReleases ? "against = latest-release" : "# against = latest-release")

        # Only these modules, and library targets that are no products.
        # module = NAME
        # target = NAME

        # API behind traits that are off by default.
        # all-traits = yes

        # What a kind of change counts as: breaking, compatible or off; `api-check rules` lists them.
        # level = parameter-renamed=compatible

        # More reports, each in a file of its own.
        # format = html=.build/api.html

        """)
  }

  static let attributes = SetupFile(
    path: ".gitattributes", text: "\(baselines)\n", line: baselines)

  /// Lines of both sides of a merge are true, and the next check says if they are not.
  private static let baselines = "Tools/api-baselines/*.txt text eol=lf merge=union"

  static let gitHub = SetupFile(
    path: ".github/workflows/api-check.yml",
    text: """
      name: api-check
      on: pull_request
      permissions: { contents: read, pull-requests: write }
      jobs:
        api:
          runs-on: ubuntu-24.04
          container: swift:6.3
          steps:
            - uses: actions/checkout@v5
              with: { fetch-depth: 0 }
            - uses: YOUR-ORGANISATION/visibility-discipline/Tools/action@v1

      """)

  static let gitLab = SetupFile(
    path: ".gitlab/api-check.yml",
    text: """
      # Add to .gitlab-ci.yml:
      #   include: [{ local: .gitlab/api-check.yml }]
      include:
        - remote: https://raw.githubusercontent.com/YOUR-ORGANISATION/visibility-discipline/v1/Tools/action/gitlab.yml
      api-check:
        variables: { API_CHECK_REPOSITORY: YOUR-ORGANISATION/visibility-discipline }

      """)
}
