import Foundation
import HostileAnswers
import LoopbackServer
import Networking

/// Harmless requests, sent in this process one after the other: in turn alone, beside two programs that compute, and
/// beside two hostile answers.
struct NeighbourBatch {
  /// How many times as long as beside programs that compute all but a hundredth of them may take.
  ///
  /// With two processors, a request waits for one beside any two threads that compute, whosever they are.
  private static let limit = 3.0
  private static let hostileAtATime = 2
  /// Short ones, so that what else the machine does delays those alone as often as the others.
  private static let roundSize = 250

  let numbers: Range<Int>
  private let client = HTTPClient(.init(timeout: .seconds(30), maximumBodyBytes: 20_000_000, retries: 0))

  init(numbers: Range<Int>) {
    self.numbers = numbers
  }

  func run() async throws -> Verdict {
    let hostile = try LoopbackServer()
    for (path, reply) in Self.answers { hostile.script(path, reply) }
    var verdict = Verdict()
    var (alone, besidePrograms, besideAnswers): ([Double], [Double], [Double]) = ([], [], [])
    for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: Self.roundSize) {
      let round = start..<min(start + Self.roundSize, numbers.upperBound)
      // A server remembers its requests, so each round has another.
      let harmless = try LoopbackServer()
      harmless.script("/echo") { .json(String($0.target.drop { $0 != "?" }.dropFirst())) }
      alone += try await delays(of: round, from: harmless, &verdict)
      besidePrograms += try await whileComputing {
        try await delays(of: round, from: harmless, &verdict)
      }
      besideAnswers += try await whileAsking(hostile, from: start) {
        try await delays(of: round, from: harmless, &verdict)
      }
    }
    let found = NeighbourDelays(
      alone: alone.percentile(99), besidePrograms: besidePrograms.percentile(99),
      besideAnswers: besideAnswers.percentile(99))
    if found.ratio > Self.limit {
      verdict.findings.append(
        "beside hostile answers a request takes \(found.ratio) times as long as beside programs that compute")
    }
    verdict.delays = found
    return verdict
  }

  /// Does `work` while as many programs compute.
  private func whileComputing<Value>(_ work: () async throws -> Value) async throws -> Value {
    let programs = try BusyPrograms(count: Self.hostileAtATime)
    defer { programs.end() }
    return try await work()
  }

  /// Does `work` while two hostile answers are always on their way, and waits until the last of them has ended.
  private func whileAsking<Value>(
    _ server: LoopbackServer, from first: Int, _ work: () async throws -> Value
  ) async throws -> Value {
    let end = Gate()
    return try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<Self.hostileAtATime {
        group.addTask {
          var next = first + index
          while !end.isOpen {
            let path = Self.answers[next % Self.answers.count].path
            // How it ends is asked by other storms.
            _ = try? await client.execute(Request(server.url(path)), responseType: [String: Int].self)
            next += 1
          }
        }
      }
      defer { end.open() }
      return try await work()
    }
  }

  /// How long each request took, in seconds.
  private func delays(
    of round: Range<Int>, from server: LoopbackServer, _ verdict: inout Verdict
  ) async throws -> [Double] {
    var delays: [Double] = []
    for number in round {
      let start = ContinuousClock.now
      let value = try await client.execute(Request(server.url("/echo?\(number)")), responseType: Int.self)
      delays.append((ContinuousClock.now - start) / .seconds(1))
      verdict.add(value == number ? "value" : "another value")
      if value != number { verdict.findings.append("request \(number) got the value of \(value)") }
    }
    return delays
  }

  private static let answers: [(path: String, reply: Reply)] = [
    ("/marks", .json("{\"a\(String(repeating: "\u{301}\u{316}", count: 250_000))\": 1}")),
    ("/numbers", .json("[\(String(repeating: "1,", count: 5_000_000))1]")),
    ("/keys", .json("{\((0..<500_000).map { "\"\($0)\":\($0)" }.joined(separator: ","))}")),
    ("/deep", .json(String(repeating: "[", count: 1_000_000))),
    (
      "/bomb",
      .status(200, headers: [("Content-Encoding", "gzip")], body: GzipBomb.data(count: 100_000_000))
    ),
  ]
}

extension [Double] {
  /// The smallest value that so many of a hundred do not exceed.
  fileprivate func percentile(_ share: Int) -> Double {
    let sorted = sorted()
    return sorted.isEmpty ? 0 : sorted[Swift.min(sorted.count - 1, sorted.count * share / 100)]
  }
}
