/// A part of a storm, done in this process.
struct Batch {
  let storm: Storm
  let numbers: Range<Int>
  let seed: UInt64
  let grace: Duration

  init(_ storm: Storm, _ numbers: Range<Int>, seed: UInt64, grace: Duration) {
    self.storm = storm
    self.numbers = numbers
    self.seed = seed
    self.grace = grace
  }

  func run() async throws -> Verdict {
    switch storm {
    case .answers: try await AnswerBatch(numbers: numbers, seed: seed, grace: grace).run()
    case .neighbours: try await NeighbourBatch(numbers: numbers).run()
    default: try await RequestBatch(numbers: numbers, seed: seed, grace: grace).run()
    }
  }
}
