public import Foundation
import Synchronization

/// Tells people on standard error which steps take time.
///
/// On a terminal one line is rewritten, and shows how long the current step has taken so far. Anywhere else each step
/// is a line of its own, and a long step says now and then how long it has taken so far.
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

    /// How long the step took in an earlier run, unless it has already taken longer in this one.
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

  /// Makes a log that rewrites its line if `output` is a terminal.
  ///
  /// A terminal shows every second how long a step has taken; any other output shows it after each `interval`.
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

  /// Takes the times of an earlier run as estimates.
  public func expect(_ times: StepTimes) {
    state.withLock { $0.earlier = times }
  }

  /// How long the finished steps took, and how long an earlier run took for steps that this run has not finished.
  public var times: StepTimes { state.withLock { $0.times.completed(by: $0.earlier) } }

  /// Adds `count` modules to those that are under way.
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
