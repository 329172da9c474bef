import Foundation
import Processes

/// All answers, asked for by children of this process.
struct AnswerStorm {
  private static let batchSize = 500

  let count: Int
  let seed: UInt64

  /// Prints what came of it, and tells whether all is well.
  func run() throws -> Bool {
    print("seed \(seed), \(count) answers")
    var total = AnswerBatch.Verdict()
    var peakMemory = 0
    for start in stride(from: 0, to: count, by: Self.batchSize) {
      let batch = start..<min(start + Self.batchSize, count)
      let (verdict, memory) = try verdict(on: batch)
      total.merge(verdict)
      peakMemory = max(peakMemory, memory)
      FileHandle.standardError.write(
        Data("\(batch.upperBound) answers, \(total.findings.count) findings\n".utf8))
    }
    print("values \(total.values)")
    for (kind, count) in total.errors.sorted(by: { $0.key < $1.key }) { print("\(kind) \(count)") }
    print("worst lateness \(Int((total.worstLateness * 1000).rounded(.up))) ms")
    print("peak memory of a child \(peakMemory >> 20) MB")
    for finding in total.findings { print(finding) }
    return total.findings.isEmpty
  }

  private func verdict(on batch: Range<Int>) throws -> (AnswerBatch.Verdict, peakMemory: Int) {
    let output = try child(for: batch)
    if let verdict = try? JSONDecoder().decode(AnswerBatch.Verdict.self, from: output.standardOutput) {
      return (verdict, output.peakMemory)
    }
    guard batch.count > 1 else {
      let finding = "answer \(batch.lowerBound) ended the process with \(output.status)"
      return (AnswerBatch.Verdict(answers: 1, findings: [finding]), output.peakMemory)
    }
    // One of them ends the process: halves find it soon, and any others.
    let middle = batch.lowerBound + batch.count / 2
    var (verdict, memory) = try verdict(on: batch.lowerBound..<middle)
    let (rest, more) = try self.verdict(on: middle..<batch.upperBound)
    verdict.merge(rest)
    return (verdict, max(memory, more))
  }

  private func child(for batch: Range<Int>) throws -> Subprocess.Output {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let arguments = [
      "answers", "--seed", "\(seed)", "--from", "\(batch.lowerBound)", "--count", "\(batch.count)",
    ]
    return try Subprocess(program, arguments).run()
  }
}

extension AnswerBatch.Verdict {
  fileprivate mutating func merge(_ other: Self) {
    answers += other.answers
    values += other.values
    errors.merge(other.errors, uniquingKeysWith: +)
    findings += other.findings
    worstLateness = max(worstLateness, other.worstLateness)
  }
}
