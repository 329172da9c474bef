import Foundation
import Processes

/// Processes that each do a part of a storm.
struct Children {
  let program: String
  let environment: [String: String]
  let storm: Storm
  let seed: UInt64
  let grace: Duration
  /// What allocators keep for threads that come and go, or nil where a sanitizer keeps what is freed.
  let allowedGrowth: Int?

  func run(_ numbers: Range<Int>) throws -> Verdict {
    let output = try child(for: numbers)
    let (races, leaks, summaries) = Sanitizer.reports(in: output.standardError)
    if var verdict = try? JSONDecoder().decode(Verdict.self, from: output.standardOutput) {
      verdict.peakMemory = output.peakMemory
      (verdict.races, verdict.leaks) = (races, leaks)
      verdict.findings += summaries
      if let growth = verdict.growth, let allowedGrowth, growth > allowedGrowth {
        verdict.findings.append("\(storm.rawValue) \(numbers) left \(growth) bytes behind")
      }
      return verdict
    }
    guard numbers.count > 1 else {
      let reason = summaries.isEmpty ? [String(output.standardError.suffix(500))] : summaries
      let finding = "number \(numbers.lowerBound) ended the process with \(output.status): \(reason.joined())"
      return Verdict(count: 1, findings: [finding], peakMemory: output.peakMemory, races: races, leaks: leaks)
    }
    // One of them ends the process: halves find it soon, and any others.
    let middle = numbers.lowerBound + numbers.count / 2
    var verdict = try run(numbers.lowerBound..<middle)
    verdict.merge(try run(middle..<numbers.upperBound))
    if verdict.findings.isEmpty {
      verdict.findings = [
        "numbers \(numbers) together ended the process with \(output.status), and not in halves"
      ]
    }
    return verdict
  }

  private func child(for numbers: Range<Int>) throws -> Subprocess.Output {
    let arguments = [
      storm.rawValue, "--seed", "\(seed)", "--from", "\(numbers.lowerBound)", "--count", "\(numbers.count)",
      "--grace", "\(Int(grace / .milliseconds(1)))",
    ]
    return try Subprocess(
      program, arguments, environment: environment.merging(["no_proxy": "127.0.0.1"]) { own, _ in own }
    )
    .run()
  }
}
