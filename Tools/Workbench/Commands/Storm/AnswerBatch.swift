import HostileAnswers
import LoopbackServer
import Networking
import Processes

/// Some answers, asked for in this process.
struct AnswerBatch {
  private static let timeout = Duration.milliseconds(400)
  private static let together = 24

  let numbers: Range<Int>
  let seed: UInt64
  let grace: Duration

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
    let method: Request.Method = number.isMultiple(of: 5) ? .post : number.isMultiple(of: 7) ? .head : .get
    let request = Request(server.url("/\(number)"), method: method)
    let start = ContinuousClock.now
    do {
      _ = try await client.execute(request, responseType: [Int].self)
      return Outcome(number: number, error: nil, lateness: .now - start - Self.timeout)
    } catch {
      return Outcome(number: number, error: error, lateness: .now - start - Self.timeout)
    }
  }

  private func add(_ outcome: Outcome?, to verdict: inout Verdict) {
    guard let outcome else { return }
    let number = outcome.number
    verdict.add(outcome.error.map { $0 is NetworkError ? Ending.name(of: $0) : "other" } ?? "value")
    if let error = outcome.error {
      if !(error is NetworkError) { verdict.findings.append("answer \(number) gave \(error)") }
      if Ending.isUnprintable(error) {
        verdict.findings.append("answer \(number) put a control character into a description")
      }
    }
    verdict.worstLateness = max(verdict.worstLateness ?? 0, outcome.lateness / .seconds(1))
    if outcome.lateness > grace { verdict.findings.append("answer \(number) was \(outcome.lateness) late") }
    if verdict.count.isMultiple(of: 50) {
      verdict.peakDescriptors = [verdict.peakDescriptors, Footprint.descriptors()].compactMap(\.self).max()
    }
  }
}
