public import Foundation
import Synchronization

/// A command line to run and wait for.
public struct Subprocess: Sendable {
  private let executable: String
  private let arguments: [String]
  private let directory: String?
  private let environment: [String: String]

  /// Describes a command; `environment` is added to that of this process.
  public init(
    _ executable: String, _ arguments: [String], in directory: String? = nil,
    environment: [String: String] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.directory = directory
    self.environment = environment
  }

  /// This process's environment, without what a git hook says about the repository that it runs for.
  private static let inherited = ProcessInfo.processInfo.environment.filter {
    !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].contains($0.key)
  }

  /// What a finished command left behind.
  public struct Output: Sendable {
    /// Its exit code, or the number of the signal that ended it.
    public let status: Int32
    /// Its standard output.
    public let standardOutput: Data
    /// Its standard error, as text.
    public let standardError: String
    /// The peak memory in bytes of the command, or of the largest program that it started.
    public let peakMemory: Int
    /// Whether it was ended because it took too long.
    public let isOverdue: Bool

    /// Whether the exit code is zero.
    public var succeeded: Bool { status == 0 }
    /// What it printed, as text without white space at its ends.
    public var text: String {
      String(decoding: standardOutput, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// Runs the command to its end, blocking the thread; the command ends early if this process is interrupted.
  ///
  /// `progress` shows the command to those who asked for commands; `watch` sees each piece of standard output as it
  /// arrives, on another thread. Throws only if the command cannot be started: its exit code is for the caller to judge.
  public func run(progress: ProgressLog? = nil, watch: (@Sendable (String) -> Void)? = nil) throws -> Output {
    try run(needsAllJobs: false, progress: progress, watch: watch)
  }

  /// Runs the command, and kills it with all that it has started after `limit`, or as soon as `isEnough` returns true.
  ///
  /// `isEnough` gets all that the command has printed so far, and is called on another thread. A caller that needs to
  /// know why the command has ended can note that in `isEnough`, or look at ``Output/isOverdue``. Throws only if the
  /// command cannot be started.
  public func run(within limit: Duration, until isEnough: @escaping @Sendable (String) -> Bool) throws
    -> Output
  {
    let printed = Mutex("")
    return try JobLimit.perform(needsAll: false) {
      try runAtOnce(progress: nil, limit: limit) { piece, stop in
        let text = printed.withLock {
          $0 += piece
          return $0
        }
        if isEnough(text) { stop() }
      }
    }
  }

  /// Runs the command when there is room for it.
  ///
  /// A program that itself runs several others `needsAllJobs`: it waits for all the room that ``JobLimit`` gives.
  func run(needsAllJobs: Bool, progress: ProgressLog?, watch: (@Sendable (String) -> Void)?) throws
    -> Output
  {
    try JobLimit.perform(needsAll: needsAllJobs) {
      try runAtOnce(progress: progress, limit: nil) { piece, _ in watch?(piece) }
    }
  }

  private func runAtOnce(
    progress: ProgressLog?, limit: Duration?, watch: @escaping @Sendable (String, () -> Void) -> Void
  ) throws -> Output {
    progress?.command(executable, arguments)
    let child = try Interruption.start(commandLine, environment: childEnvironment)
    defer { Interruption.forget(child.identifier) }
    let ending = ChildTermination(child.identifier, after: limit)
    let complaints = PipeReader(child.standardError, watch: nil)
    let printed = PipeReader(child.standardOutput) { watch($0, ending.endNow) }
      .contents { ending.isOver }
    let complaint = String(decoding: complaints.contents { ending.isOver }, as: UTF8.self)
    let isOverdue = ending.close()
    let end = child.waitForEnd()
    return Output(
      status: end.status, standardOutput: printed, standardError: complaint, peakMemory: end.peakMemory,
      isOverdue: isOverdue)
  }

  /// The program with its arguments; a shell changes the directory, since `posix_spawn` cannot do so on every system.
  private var commandLine: [String] {
    guard let directory else { return [executable] + arguments }
    return ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, directory, executable] + arguments
  }

  private var childEnvironment: [String] {
    Self.inherited.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
  }
}
