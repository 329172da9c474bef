import PackageBuilds
import Processes

extension Workspace {
  /// Has estimates shown of steps that an earlier run has taken, too.
  func recallTimes() {
    progress.expect(knownTimes)
  }

  /// Writes down what steps have taken; who cannot write it goes without.
  func rememberTimes() {
    if case let times = progress.times, times != knownTimes { try? CheckedFile.write(times, to: timesFile) }
  }

  private var knownTimes: StepTimes { CheckedFile.read(timesFile) ?? StepTimes() }

  private var timesFile: String { "\(reader.cacheFolder)/times.json" }
}
