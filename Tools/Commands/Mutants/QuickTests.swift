import Foundation

/// Which tests take so little time that they are worth a run of their own.
enum QuickTests {
  private struct Line: Decodable {
    struct Payload: Decodable {
      struct Instant: Decodable {
        let absolute: Double
      }

      let kind: String?
      let testID: String?
      let instant: Instant?
    }

    let kind: String
    let payload: Payload
  }

  /// Their share of the time that all take, one after the other.
  private static let share = 0.01

  /// The patterns that name them, from what swift-testing has written about a run in which one test followed the other.
  static func patterns(events: String) -> [String] {
    let payloads = events.split(separator: "\n").compactMap { line -> Line.Payload? in
      let line = try? JSONDecoder().decode(Line.self, from: Data(line.utf8))
      return line?.kind == "event" ? line?.payload : nil
    }
    var starts: [String: Double] = [:]
    var durations: [(test: String, duration: Double)] = []
    for payload in payloads {
      // What has no slash is a suite.
      guard let test = payload.testID, test.contains("/"), let time = payload.instant?.absolute else {
        continue
      }
      if payload.kind == "testStarted" { starts[test] = time }
      if payload.kind == "testEnded", let start = starts[test] { durations.append((test, time - start)) }
    }
    var rest = durations.map(\.duration).reduce(0, +) * share
    return durations.sorted { ($0.duration, $0.test) < ($1.duration, $1.test) }.prefix {
      rest -= $0.duration
      return rest >= 0
    }.map { pattern(of: $0.test) }
  }

  /// The end of an identifier says where the test stands, which is no part of its name.
  private static func pattern(of test: String) -> String {
    let name = test.split(separator: "/").dropLast().joined(separator: "/")
    return "^" + NSRegularExpression.escapedPattern(for: name)
  }
}
