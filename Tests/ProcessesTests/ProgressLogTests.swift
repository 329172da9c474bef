import Foundation
import Processes
import TestSupport
import Testing

/// What people see while they wait.
@Suite struct ProgressLogTests {
  @Test func aStepThatTakesLongSaysSoUntilItEnds() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "log")
      try Data().write(to: file)
      let progress = ProgressLog(.steps, to: try FileHandle(forWritingTo: file), interval: .milliseconds(5))
      progress.step("Cooking")
      let text = try await eventually("nobody said how long it takes") {
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.split(separator: "\n").count > 2 ? text : nil
      }
      #expect(text.hasPrefix("Cooking\nCooking, for 0 s so far\nCooking, for 0 s so far\n"))
      progress.end()
      progress.note("Served.")
      progress.step("Washing up")
      let rest = try await eventually("the next step was not told") {
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.contains("Washing up, for 0 s so far\n") ? text : nil
      }
      #expect(rest.split(separator: "Served.\n").last?.contains("Cooking") == false)
    }
  }

  @Test func manyModulesAreCounted() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "log")
      try Data().write(to: file)
      let progress = ProgressLog(.steps, to: try FileHandle(forWritingTo: file), interval: .milliseconds(5))
      func wait(for line: String) async throws {
        _ = try await eventually("nobody said “\(line)”") {
          try String(contentsOf: file, encoding: .utf8).contains(line) ? line : nil
        }
      }
      progress.step("Cooking")
      progress.begin(modules: 1)
      try await wait(for: "Cooking, for ")
      progress.begin(modules: 2)
      progress.finishModule()
      try await wait(for: "Cooking, 1 of 3 modules, for ")
      for _ in 0..<2 { progress.finishModule() }
      progress.begin(modules: 5)
      try await wait(for: "Cooking, 0 of 5 modules, for ")
      progress.end()
    }
  }

  @Test func aStepThatWasTakenBeforeHasAnEstimate() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "log")
      try Data().write(to: file)
      let progress = ProgressLog(.steps, to: try FileHandle(forWritingTo: file), interval: .milliseconds(5))
      let times = #"{"seconds":{"Cooking the revision main ":90}}"#
      progress.expect(try JSONDecoder().decode(StepTimes.self, from: Data(times.utf8)))
      for step in ["Cooking the revision main (abc1234)", "Washing up"] {
        progress.step(step)
        _ = try await eventually("nobody said how long it takes") {
          try String(contentsOf: file, encoding: .utf8).contains("\(step), for ") ? step : nil
        }
      }
      progress.end()
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("Cooking the revision main (abc1234), for 0 s so far of about 90 s\n"))
      #expect(!text.contains("Washing up, for 0 s so far of"))
    }
  }

  @Test func whoWantsToHearNothingHearsNothing() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "log")
      try Data().write(to: file)
      let progress = ProgressLog(.quiet, to: try FileHandle(forWritingTo: file), interval: .milliseconds(1))
      progress.step("Cooking")
      progress.note("Served.")
      progress.end()
      #expect(try Data(contentsOf: file).isEmpty)
    }
  }
}
