/// What can be sent at the modules.
enum Storm: String, CaseIterable {
  case answers, requests, neighbours, interleavings, suites

  /// How many make a whole storm.
  var count: Int {
    switch self {
    case .answers: 20_000
    case .requests: 200_000
    case .neighbours: 5000
    case .interleavings: 10_000
    case .suites: 100
    }
  }

  /// How many a process does before another one goes on.
  var batchSize: Int {
    switch self {
    case .answers: 500
    case .requests: 5000
    case .neighbours: 1000
    case .interleavings: 2500
    case .suites: 1
    }
  }

  /// Whether children of this process do it, rather than tests.
  var isOwn: Bool { self != .interleavings && self != .suites }
}
