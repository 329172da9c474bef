import ClientPrograms

/// The ordinary forms of clients in doubt, under numbers of their own, so that they are compiled in the file of the clients.
///
/// A few more clients in a file cost less than one more compiler. If there are many, only those that fail are asked about,
/// later.
struct OrdinaryForms {
  let attempts: [ClientAttempt]
  /// The number of the ordinary form of client 0.
  private let first: Int

  /// The ordinary forms of those of `attempts` that are in doubt.
  init(of attempts: [ClientAttempt], in set: ClientSet) {
    let doubtful = attempts.filter { $0.ordinary != nil && set.isInDoubt(set.clients[$0.number]) }
    first = set.clients.count + set.controlSources.count
    self.attempts =
      doubtful.count < ClientAttempt.worthACompiler
      ? doubtful.compactMap { [first] in $0.asOrdinaryCode?.numbered(first + $0.number) } : []
  }

  /// Takes what is said of the ordinary forms from `answers`, by the numbers of the clients: nil of those that are accepted.
  func takeAnswers(from answers: inout [Int: ClientRejection]) -> [Int: ClientRejection?] {
    var taken: [Int: ClientRejection?] = [:]
    for attempt in attempts {
      let answer = answers.removeValue(forKey: attempt.number)
      taken.updateValue(answer?.readable(about: attempt), forKey: attempt.number - first)
    }
    return taken
  }
}
