/// How two tools do on some changes.
struct Score {
  struct Tally {
    let found: Int
    let alarms: Int
  }

  let breaks: Int
  let harmless: Int
  let gate: Tally
  let digester: Tally

  init(of measured: [(change: KnownChange, answers: Comparison.Answers)]) {
    func tally(_ answer: (Comparison.Answers) -> Answer) -> Tally {
      let reported = measured.filter { answer($0.answers) == .breaking }
      let found = reported.count { $0.change.breaksClients }
      return Tally(found: found, alarms: reported.count - found)
    }
    breaks = measured.count { $0.change.breaksClients }
    harmless = measured.count - breaks
    gate = tally(\.gate)
    digester = tally(\.digester)
  }

  /// The cells that say how a tool does.
  func row(_ tally: Tally) -> String {
    "\(tally.found) of \(breaks) | \(breaks - tally.found) | \(tally.alarms) of \(harmless)"
  }
}
