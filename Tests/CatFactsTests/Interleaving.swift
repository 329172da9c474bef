/// One way in which three fetches can start and end.
///
/// `events` names each fetch twice: first where it starts, then where it ends.
struct Interleaving: Sendable, CustomStringConvertible {
  enum Outcome: CaseIterable {
    case success, failure, cancellation
  }

  let events: [Int]
  let outcomes: [Outcome]

  /// Every order of events in which the fetches start one after another, with every outcome of each: 15 × 27.
  static let all = orders(of: 3).flatMap { events in
    tuples(of: 3).map { Interleaving(events: events, outcomes: $0) }
  }

  static func random(of fetches: Int, using random: inout some RandomNumberGenerator) -> Interleaving {
    var events: [Int] = []
    var (started, running) = (0, [] as [Int])
    while started < fetches || !running.isEmpty {
      if started < fetches, running.isEmpty || Bool.random(using: &random) {
        running.append(started)
        events.append(started)
        started += 1
      } else {
        events.append(running.remove(at: Int.random(in: 0..<running.count, using: &random)))
      }
    }
    let outcomes = (0..<fetches).map { _ in Outcome.allCases[Int.random(in: 0..<3, using: &random)] }
    return Interleaving(events: events, outcomes: outcomes)
  }

  var description: String {
    var started: Set<Int> = []
    return events.map { started.insert($0).inserted ? "start \($0)" : "end \($0) (\(outcomes[$0]))" }
      .joined(separator: ", ")
  }

  /// What must be shown after the first `count` events, read off the rules and not off any bookkeeping.
  func expected(after count: Int) -> Shown {
    let past = events.prefix(count)
    let ended = Set(past).filter { fetch in past.count { $0 == fetch } == 2 }
    let newest = ended.filter { outcomes[$0] != .cancellation }.max()
    let isLoading = past.contains { !ended.contains($0) && $0 > newest ?? -1 }
    guard !isLoading else { return .loading }
    guard let newest else { return .initial }
    return outcomes[newest] == .success ? .fact("\(newest)") : .failure(newest)
  }

  private static func orders(of fetches: Int, after events: [Int] = []) -> [[Int]] {
    guard events.count < 2 * fetches else { return [events] }
    let started = Set(events)
    var next = started.filter { fetch in events.count { $0 == fetch } == 1 }
    if started.count < fetches { next.insert(started.count) }
    return next.sorted().flatMap { orders(of: fetches, after: events + [$0]) }
  }

  private static func tuples(of count: Int) -> [[Outcome]] {
    guard count > 0 else { return [[]] }
    return tuples(of: count - 1).flatMap { tuple in Outcome.allCases.map { tuple + [$0] } }
  }
}
