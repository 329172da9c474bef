public import Foundation

/// What a tool says about each module of a package.
public struct ToolAnswers: Sendable {
  private let answers: [String: Answer]
  private let silence: Answer

  /// Reads what `api-check diff --format json` prints: a module that it does not mention has not changed.
  public init(gateReport json: Data) throws(FrontPageError) {
    do {
      let report = try JSONDecoder().decode(GateReport.self, from: json)
      let compared = report.modules.map { ($0.name, $0.verdict == "breaking" ? Answer.breaking : .harmless) }
      let unread = report.coverage.skipped.map { ($0.module, Answer.failed) }
      answers = Dictionary(compared + unread) { $1 }
      silence = .harmless
    } catch {
      throw .unreadableReport(reason: String(describing: error))
    }
  }

  /// Reads what `swift package diagnose-api-breaking-changes` prints: it mentions every module that it can read.
  public init(digesterOutput text: String) {
    let lines = text.split(separator: "\n")
    let found = lines.compactMap { line -> (String, Answer)? in
      if let match = line.firstMatch(of: #/^(?:No|\d+) breaking changes? detected in (\w+):?$/#) {
        return (String(match.1), line.hasPrefix("No ") ? .harmless : .breaking)
      }
      return nil
    }
    answers = Dictionary(found) { $1 }
    silence = .failed
  }

  /// What it says about `module`.
  public func answer(about module: String) -> Answer {
    answers[module] ?? silence
  }
}
