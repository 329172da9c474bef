import APIComparison
import PublicAPI

/// Writes a report as the list of problems that GitLab shows in the changes of a merge request (Code Quality).
enum GitLabFormat {
  private struct Problem: Encodable {
    struct Place: Encodable {
      struct Lines: Encodable {
        let begin: Int
      }

      let path: String
      let lines: Lines
    }

    enum CodingKeys: String, CodingKey {
      case description, checkName = "check_name", fingerprint, severity, location
    }

    let description: String
    let checkName: String
    let fingerprint: String
    let severity: String
    let location: Place
  }

  static func render(_ report: Report, in context: ReportContext) throws -> String {
    try Finding.all(of: report, in: context).map { finding in
      // GitLab does not show a problem without a place.
      let file = context.pathPrefix + (finding.location?.file ?? "Package.swift")
      return Problem(
        description: ([finding.module, finding.subject].joined(separator: ": ") + ": " + finding.explanation),
        checkName: finding.kind, fingerprint: finding.identity, severity: severity(of: finding.level),
        location: Problem.Place(path: file, lines: Problem.Place.Lines(begin: finding.location?.line ?? 1)))
    }.json()
  }

  private static func severity(of level: Finding.Level) -> String {
    switch level {
    case .failure: "blocker"
    case .review: "minor"
    case .note: "info"
    }
  }
}
