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
    /// What it printed.
    public let standardOutput: Data
    /// What it complained about.
    public let standardError: String

    /// Whether the exit code is zero.
    public var succeeded: Bool { status == 0 }
    /// What it printed, as text without white space at its ends.
    public var text: String {
      String(decoding: standardOutput, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// Runs the command to its end, blocking the thread; the command ends early if this process is interrupted.
  ///
  /// `watch` sees each piece of standard output as it arrives, on another thread. Throws a ``ToolchainError`` only
  /// if the command cannot be started: its exit code is for the caller to judge.
  public func run(watch: (@Sendable (String) -> Void)? = nil) throws -> Output {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = URL(filePath: directory) }
    process.environment = Self.inherited.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw ToolchainError.cannotStart(tool: executable, reason: error.localizedDescription)
    }
    let child = Interruption.enlist(child: process.processIdentifier)
    defer { Interruption.discharge(child) }
    let complaints = Drain(errors.fileHandleForReading, watch: nil)
    let printed = Drain(output.fileHandleForReading, watch: watch).wait()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, standardOutput: printed,
      standardError: String(decoding: complaints.wait(), as: UTF8.self))
  }
}

/// Reads a pipe to its end on a thread of its own, so that a full pipe never stops the child.
private final class Drain: Sendable {
  private let data = Mutex(Data())
  private let finished = DispatchGroup()

  init(_ handle: sending FileHandle, watch: (@Sendable (String) -> Void)?) {
    let descriptor = handle.fileDescriptor
    finished.enter()
    Thread.detachNewThread { [self] in
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      while case let chunk = handle.availableData, !chunk.isEmpty {
        watch?(String(decoding: chunk, as: UTF8.self))
        data.withLock { $0.append(chunk) }
      }
      finished.leave()
    }
  }

  func wait() -> Data {
    finished.wait()
    return data.withLock { $0 }
  }
}
