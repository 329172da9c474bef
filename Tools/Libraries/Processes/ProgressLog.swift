public import Foundation
import Synchronization

/// Tells people on standard error what takes time.
///
/// On a terminal one line is rewritten, and shows for how long a step has gone on; anywhere else each step is a line of its
/// own, and one that goes on for long says so now and then.
public final class ProgressLog: Sendable {
  /// How much to tell.
  public enum Level: Int, Sendable {
    /// Nothing but errors.
    case quiet
    /// The steps.
    case steps
    /// The steps and the commands behind them.
    case commands
  }

  private struct State {
    var isLineOpen = false
    var step: String?
    var start = ContinuousClock.now
    /// How many modules are under way, and how many of them are done.
    var modules = (all: 0, done: 0)
    /// How long each step took in this run, and in an earlier one.
    var times = StepTimes()
    var earlier = StepTimes()

    /// The step, and how far it has come where there is more than one module.
    var progress: String? {
      step.map { modules.all > 1 ? "\($0), \(modules.done) of \(modules.all) modules" : $0 }
    }

    var elapsed: Int { Int((ContinuousClock.now - start).components.seconds) }

    /// What the step took in an earlier run, where that is still ahead.
    var estimate: Int? {
      step.flatMap { earlier[$0] }.flatMap { $0 > elapsed ? $0 : nil }
    }

    mutating func finish() {
      if let step { times[step] = elapsed }
      step = nil
    }
  }

  private let level: Level
  private let output: FileHandle
  private let rewritesLine: Bool
  private let interval: Duration
  private let state = Mutex(State())
  private let timer = Mutex<(any DispatchSourceTimer)?>(nil)

  /// Makes a progress that rewrites its line if `output` is a terminal.
  ///
  /// A terminal is told each second how long a step takes, anything else after each `interval`.
  public init(
    _ level: Level, to output: FileHandle = .standardError, interval: Duration = .seconds(10)
  ) {
    self.level = level
    self.output = output
    rewritesLine = level == .steps && isatty(output.fileDescriptor) == 1
    self.interval = rewritesLine ? .seconds(1) : interval
  }

  deinit {
    timer.withLock { $0?.cancel() }
  }

  /// Starts a step, ending the one before.
  public func step(_ text: String) {
    guard level.rawValue >= Level.steps.rawValue else { return }
    state.withLock { state in
      state.finish()
      (state.step, state.start) = (text, .now)
      show("\(text)\(rewritesLine ? " …" : "")", &state)
    }
    startTimer()
  }

  /// Counts on what steps took in an earlier run.
  public func expect(_ times: StepTimes) {
    state.withLock { $0.earlier = times }
  }

  /// How long the steps took that are over, and in an earlier run those that were not taken.
  public var times: StepTimes { state.withLock { $0.times.completed(by: $0.earlier) } }

  /// Says that so many modules are taken up now, beside those that are under way.
  public func begin(modules count: Int) {
    state.withLock { state in
      if state.modules.done == state.modules.all { state.modules = (0, 0) }
      state.modules.all += count
    }
  }

  /// Says that one of the modules under way is done.
  public func finishModule() {
    state.withLock { state in
      state.modules.done += 1
      if rewritesLine, let progress = state.progress { show("\(progress) …", &state) }
      if state.modules.done == state.modules.all { state.modules = (0, 0) }
    }
  }

  private func startTimer() {
    timer.withLock { timer in
      timer?.cancel()
      let source = DispatchSource.makeTimerSource(queue: .global())
      let (seconds, attoseconds) = interval.components
      let wait = DispatchTimeInterval.milliseconds(Int(seconds * 1000 + attoseconds / 1_000_000_000_000_000))
      source.schedule(deadline: .now() + wait, repeating: wait)
      source.setEventHandler { [weak self] in self?.showDuration() }
      source.resume()
      timer = source
    }
  }

  private func showDuration() {
    state.withLock { state in
      guard let step = state.progress else { return }
      let whole = state.estimate.map { " of about \($0) s" } ?? ""
      let seconds = "\(state.elapsed) s"
      show(rewritesLine ? "\(step) … \(seconds)\(whole)" : "\(step), for \(seconds) so far\(whole)", &state)
    }
  }

  private func show(_ text: String, _ state: inout State) {
    write(rewritesLine ? "\r\u{1B}[2K\(text)" : "\(text)\n")
    state.isLineOpen = rewritesLine
  }

  /// Says something that stays on the screen.
  public func note(_ text: String) {
    guard level.rawValue >= Level.steps.rawValue else { return }
    state.withLock {
      closeLine(&$0)
      write("\(text)\n")
    }
  }

  /// Shows a command to those who asked for commands.
  func command(_ executable: String, _ arguments: [String]) {
    guard level == .commands else { return }
    write(([executable] + arguments).joined(separator: " ") + "\n")
  }

  /// Ends the last step, so that other output starts on a clean line.
  public func end() {
    state.withLock {
      closeLine(&$0)
      $0.finish()
    }
  }

  private func closeLine(_ state: inout State) {
    if state.isLineOpen { write("\r\u{1B}[2K") }
    state.isLineOpen = false
  }

  private func write(_ text: String) {
    try? output.write(contentsOf: Data(text.utf8))
  }
}
