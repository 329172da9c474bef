import Advice
import Testing

/// What follows from what a compiler says of the four trials.
@Suite struct ExperimentTests {
  private func experiment() throws -> Experiment {
    let text = "enum BoilError\nextension BoilError: Error\ncase BoilError.dry"
    return try #require(try AdvisedText(text).advice.first?.change.experiment)
  }

  private func proof(_ answers: [Experiment.Answer]) throws -> Advice.Proof {
    let experiment = try experiment()
    let trials = experiment.trials
    return experiment.proof { trial in
      trials.firstIndex(of: trial).map { answers[$0] } ?? .moduleRejected("another trial")
    }
  }

  @Test func itIsProvedWhereOnlyTheShapeAsItIsBreaks() throws {
    let proof = try proof([.accepted, .clientRejected("not exhaustive"), .accepted, .accepted])
    guard case .client(let standIn, let source, let complaint) = proof else {
      Issue.record("It is not proved: \(proof).")
      return
    }
    #expect(source.contains("switch it"))
    // They are shown as they were compiled.
    let trials = try experiment().trials
    #expect(trials.contains { $0.module == standIn && $0.client == source })
    #expect(complaint == "not exhaustive")
  }

  @Test(arguments: 0..<4) func anythingElseProvesNothing(trial: Int) throws {
    var answers: [Experiment.Answer] = [.accepted, .clientRejected("no"), .accepted, .accepted]
    answers[trial] = trial == 1 ? .accepted : .clientRejected("something else")
    guard case .none = try proof(answers) else {
      Issue.record("It is taken for proved.")
      return
    }
    answers[trial] = .moduleRejected("something else")
    guard case .none = try proof(answers) else {
      Issue.record("It is taken for proved.")
      return
    }
    answers[trial] = .noAnswer("please submit a bug report")
    guard case .none = try proof(answers) else {
      Issue.record("It is taken for proved.")
      return
    }
  }
}
