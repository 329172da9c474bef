import Foundation
import Processes

/// The tests of the modules, or those among them that walk through random orders.
struct Suites {
  private let storm: Storm
  private let workshop: Workshop
  private let seed: UInt64
  private let filter: String

  init(_ storm: Storm, _ workshop: Workshop, seed: UInt64) throws {
    self.storm = storm
    self.workshop = workshop
    self.seed = seed
    let modules = try FileManager.default.contentsOfDirectory(atPath: "\(workshop.workspace)/Modules")
      .sorted()
    filter = storm == .suites ? "^(\(modules.joined(separator: "|")))Tests\\." : "Tests\\.RandomOrdersTests/"
    try workshop.buildTests()
  }

  func run(_ numbers: Range<Int>) throws -> Verdict {
    let environment = [
      "STORM_SEED": "\(seed)", "STORM_FIRST": "\(numbers.lowerBound)", "STORM_COUNT": "\(numbers.count)",
    ]
    let output = try workshop.test(filter, environment: storm == .suites ? [:] : environment)
    let text = String(decoding: output.standardOutput, as: UTF8.self) + output.standardError
    let (races, leaks, summaries) = Sanitizer.reports(in: text)
    var findings = summaries
    if !text.contains(#/Test run with [1-9]\d* test/#) { findings.append("no test ran: \(text.suffix(500))") }
    if !output.succeeded {
      let issues = text.split(separator: "\n").filter { $0.contains(" recorded an issue ") }
      findings +=
        ["\(storm.rawValue) \(numbers) ended with \(output.status)"] + issues.map { String($0.prefix(500)) }
    }
    return Verdict(
      count: numbers.count, findings: findings, peakMemory: output.peakMemory, races: races, leaks: leaks)
  }
}
