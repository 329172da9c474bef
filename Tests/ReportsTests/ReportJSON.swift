import APIComparison
import Foundation
import Reports

/// What a program reads of a report.
struct ReportJSON: Decodable {
  struct Change: Decodable {
    let rule: String
    let declaration: String
    let explanation: String
  }

  struct Module: Decodable {
    let name: String
    let status: String
    let verdict: Verdict
    let changes: [Change]
  }

  struct Problem: Decodable, Equatable {
    let file: String
    let line: Int
    let text: String
    let kind: String
  }

  struct Skipped: Decodable, Equatable {
    let module: String
    let reason: String
  }

  struct LeftOut: Decodable {
    let reason: String
    let names: [String]
  }

  struct Coverage: Decodable {
    let compared: Int
    let unchanged: [String]
    let added: [String]
    let removed: [String]
    let skipped: [Skipped]
    let declarationsOld: Int
    let declarationsNew: Int
    let notChecked: [String]
    let leftOut: [LeftOut]
  }

  let formatVersion: Int
  let verdict: Verdict
  let requiredBump: String
  let nextVersion: String?
  let releasedIn: String?
  let coverage: Coverage
  let modules: [Module]
  let staleBaselines: [Module]?
  let acceptanceProblems: [Problem]?

  init(_ report: Report) throws {
    let text = try ReportFormat.json.render(report, in: ReportContext(heading: ""))
    self = try JSONDecoder().decode(ReportJSON.self, from: Data(text.utf8))
  }
}
