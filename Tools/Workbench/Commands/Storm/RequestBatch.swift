import Foundation
import HostileAnswers
import LoopbackServer
import Networking
import Processes

/// Some requests, sent in this process by clients that last for all of them.
struct RequestBatch {
  private static let patience = Duration.seconds(120)
  private static let impatience = Duration.milliseconds(200)
  private static let together = 24
  private static let roundSize = 1000

  let numbers: Range<Int>
  let seed: UInt64
  let grace: Duration
  private let errands = Errands()

  init(numbers: Range<Int>, seed: UInt64, grace: Duration) {
    self.numbers = numbers
    self.seed = seed
    self.grace = grace
  }

  func run() async throws -> Verdict {
    let (patient, impatient) = (Self.client(Self.patience), Self.client(Self.impatience))
    var verdict = Verdict()
    var memory: Int?
    for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: Self.roundSize) {
      let round = start..<min(start + Self.roundSize, numbers.upperBound)
      try await run(round, patient, impatient, &verdict)
      if let memory, let now = Footprint.memory { verdict.growth = now - memory }
      memory = memory ?? Footprint.memory
    }
    return verdict
  }

  private static func client(_ timeout: Duration) -> HTTPClient {
    HTTPClient(
      // Half of them wait for their turn, and some are cancelled meanwhile.
      .init(timeout: timeout, maximumBodyBytes: 100_000, retries: 0, maximumConnectionsPerHost: together / 2))
  }

  private struct Outcome {
    let number: Int
    let errand: Errand
    let ending: String
    let isUnprintable: Bool
    let lateness: Duration?
  }

  /// A server remembers its requests, so each round has another.
  private func run(
    _ round: Range<Int>, _ patient: HTTPClient, _ impatient: HTTPClient, _ verdict: inout Verdict
  ) async throws {
    let server = try LoopbackServer()
    for errand in errands.all { server.script(errand.path, reply: errand.reply) }
    try await withThrowingTaskGroup { group in
      for number in round {
        if number - round.lowerBound >= Self.together { add(try await group.next(), to: &verdict) }
        var random = SplitMix(seed: seed, number: number)
        let errand = errands.random(using: &random)
        let client = errand.isImpatient ? impatient : patient
        group.addTask { await outcome(of: number, errand, from: server, with: client) }
      }
      for try await outcome in group { add(outcome, to: &verdict) }
    }
  }

  private func outcome(
    of number: Int, _ errand: Errand, from server: LoopbackServer, with client: HTTPClient
  ) async -> Outcome {
    let isSafe = errand.method == .get
    let request = Request(
      server.url(isSafe ? "\(errand.path)?\(number)" : errand.path), method: errand.method,
      body: isSafe ? nil : Data("\(number)".utf8))
    var start = ContinuousClock.now
    let task = Task { try await client.execute(request, responseType: Int.self) }
    if errand.isCancelled {
      for _ in 0..<number % 50 { await Task.yield() }
      start = .now
      task.cancel()
    }
    let result = await task.result
    let duration = ContinuousClock.now - start
    let lateness = errand.isImpatient ? duration - Self.impatience : errand.isCancelled ? duration : nil
    switch result {
    case .success(let value):
      let ending = value == number ? "value" : "the value of \(value)"
      return Outcome(
        number: number, errand: errand, ending: ending, isUnprintable: false, lateness: lateness)
    case .failure(let error):
      return Outcome(
        number: number, errand: errand, ending: Ending.name(of: error),
        isUnprintable: Ending.isUnprintable(error), lateness: lateness)
    }
  }

  private func add(_ outcome: Outcome?, to verdict: inout Verdict) {
    guard let outcome else { return }
    let title = "request \(outcome.number) to \(outcome.errand.path)"
    verdict.add(outcome.errand.ending)
    if outcome.ending != outcome.errand.ending {
      verdict.findings.append("\(title) ended with \(outcome.ending) and not with \(outcome.errand.ending)")
    }
    if outcome.isUnprintable {
      verdict.findings.append("\(title) put a control character into a description")
    }
    if let lateness = outcome.lateness {
      verdict.worstLateness = max(verdict.worstLateness ?? 0, lateness / .seconds(1))
      if lateness > grace { verdict.findings.append("\(title) was \(lateness) late") }
    }
    if verdict.count.isMultiple(of: 50) {
      verdict.peakDescriptors = [verdict.peakDescriptors, Footprint.descriptors()].compactMap(\.self).max()
    }
  }
}
