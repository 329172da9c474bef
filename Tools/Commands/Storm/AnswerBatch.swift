import Foundation
import HostileAnswers
import LoopbackServer
import Networking

/// Some answers, asked for in this process.
struct AnswerBatch {
  /// What a batch says of itself in its one line.
  struct Verdict: Codable {
    var answers = 0
    var values = 0
    var errors: [String: Int] = [:]
    /// The errors that are none of Networking's, and the requests that ended too late.
    var findings: [String] = []
    var worstLateness = 0.0
  }

  private static let timeout = Duration.milliseconds(400)
  private static let grace = Duration.milliseconds(100)
  private static let together = 24

  let numbers: Range<Int>
  let seed: UInt64

  func run() async throws -> Verdict {
    let server = try LoopbackServer()
    let generator = AnswerGenerator(seed: seed)
    let client = HTTPClient(
      .init(
        timeout: Self.timeout, maximumBodyBytes: 100_000, retries: 0, maximumConnectionsPerHost: Self.together
      ))
    server.script("/other", .json("[2]"))
    var verdict = Verdict()
    try await withThrowingTaskGroup { group in
      for number in numbers {
        if number - numbers.lowerBound >= Self.together { add(try await group.next(), to: &verdict) }
        server.script("/\(number)", generator.answer(number))
        group.addTask { await outcome(of: number, from: server, with: client) }
      }
      for try await outcome in group { add(outcome, to: &verdict) }
    }
    return verdict
  }

  private struct Outcome {
    let number: Int
    let error: (any Error)?
    let lateness: Duration
  }

  private func outcome(of number: Int, from server: LoopbackServer, with client: HTTPClient) async -> Outcome
  {
    let method: Request.Method = number.isMultiple(of: 5) ? .post : .get
    let start = ContinuousClock.now
    var failure: (any Error)?
    do {
      _ = try await client.execute(
        Request(server.url("/\(number)"), method: method), responseType: [Int].self)
    } catch {
      failure = error
    }
    return Outcome(number: number, error: failure, lateness: .now - start - Self.timeout)
  }

  private func add(_ outcome: Outcome?, to verdict: inout Verdict) {
    guard let outcome else { return }
    verdict.answers += 1
    if let error = outcome.error as? NetworkError {
      verdict.errors[String(error.kind), default: 0] += 1
      if error.description.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        verdict.findings.append("answer \(outcome.number) put a control character into a description")
      }
    } else if let error = outcome.error {
      verdict.findings.append("answer \(outcome.number) gave \(error)")
    } else {
      verdict.values += 1
    }
    verdict.worstLateness = max(verdict.worstLateness, outcome.lateness / .seconds(1))
    if outcome.lateness > Self.grace {
      verdict.findings.append("answer \(outcome.number) was \(outcome.lateness) late")
    }
  }
}

extension NetworkError {
  fileprivate var kind: Substring {
    Mirror(reflecting: self).children.first?.label?[...] ?? "other"
  }
}
