import Foundation
import Synchronization

/// Ends the children of this process, and removes its unfinished directories, when it is interrupted.
public enum Interruption: Sendable {
  private struct State: Sendable {
    var children: Set<Int32> = []
    var unfinished: Set<String> = []
    var isOver = false
  }

  private static let state = Mutex(State())
  private static let sources = Mutex<[any DispatchSourceSignal]>([])

  /// Makes Ctrl-C, a hang-up and a request to terminate end the children and remove unfinished directories.
  public static func handleSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // The handler does nothing. It replaces `SIG_IGN`, which children would inherit.
      signal(number) { _ in }
      sources.withLock {
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { end(with: 128 + number) }
        source.resume()
        $0.append(source)
      }
    }
  }

  /// Starts a child that an interruption will end; never returns if this process is about to end.
  ///
  /// The child is started and recorded under one lock. So no interruption comes in between and misses what the child
  /// starts.
  static func start(_ arguments: [String], environment: [String]) throws -> ChildProcess {
    let started: ChildProcess? = try state.withLock {
      if $0.isOver { return nil }
      let child = try ChildProcess(arguments, environment: environment) {
        Watchdog.shared?.expect(writerTo: $0)
      }
      $0.children.insert(child.identifier)
      Watchdog.shared?.watch(child.identifier)
      return child
    }
    while true {
      if let started { return started }
      sleep(1)
    }
  }

  /// Forgets a child that has ended; never returns if it ended because this process is about to.
  static func forget(_ child: Int32) {
    let isOver = state.withLock {
      if !$0.isOver {
        $0.children.remove(child)
        Watchdog.shared?.forget(child)
      }
      return $0.isOver
    }
    while isOver { sleep(1) }
  }

  /// Does `work` on `directory`, which is of no use while unfinished: an interruption or an error removes it.
  public static func finishing<Value>(_ directory: String, _ work: () throws -> Value) rethrows -> Value {
    _ = state.withLock { $0.unfinished.insert(directory) }
    defer { _ = state.withLock { $0.unfinished.remove(directory) } }
    do {
      return try work()
    } catch {
      try? FileManager.default.removeItem(atPath: directory)
      throw error
    }
  }

  /// Calls `body` with the path of a new folder, which is gone afterwards.
  public static func withTemporaryFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
    let path = FileManager.default.temporaryDirectory.appending(path: "api-check-\(UUID().uuidString)").path
    return try finishing(path) {
      do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      } catch {
        throw FileError.unwritable(path: path, reason: error.localizedDescription)
      }
      defer { try? FileManager.default.removeItem(atPath: path) }
      return try body(path)
    }
  }

  private static func end(with code: Int32) {
    let left = state.withLock {
      $0.isOver = true
      return $0
    }
    var others = ProcessTable.stop(descendantsOf: left.children)
    for child in left.children {
      // A child leads a process group of its own, together with what it has started.
      kill(-child, SIGTERM)
      kill(-child, SIGCONT)
    }
    for process in left.children + others { kill(process, SIGCONT) }
    let lookAgain = { others += ProcessTable.descendants(of: left.children.union(others)) }
    awaitEnd(of: Array(left.children), lookAgain)
    // A compiler may wait forever for a package manager that has gone.
    awaitEnd(of: others, lookAgain)
    let known = left.children + others
    ProcessTable.end(known + ProcessTable.stop(descendantsOf: Set(known)))
    for child in left.children {
      // A process that has lost its parent is still in the parent's group.
      kill(-child, SIGKILL)
      Watchdog.shared?.forget(child)
    }
    for directory in left.unfinished { try? FileManager.default.removeItem(atPath: directory) }
    report(signal: code - 128, leaving: left.unfinished.filter(FileManager.default.fileExists).sorted())
    exit(code)
  }

  /// Says that the run was interrupted, and which unfinished `directories` could not be removed.
  private static func report(signal: Int32, leaving directories: [String]) {
    let name = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"][signal] ?? "signal \(signal)"
    let rest =
      directories.isEmpty
      ? "nothing unfinished is left"
      : "remove \(directories.joined(separator: ", ")), which could not be removed"
    // A terminal may show an unfinished line of progress.
    let newline = isatty(STDERR_FILENO) == 1 ? "\n" : ""
    let text = "\(newline)\(ToolName.current): interrupted by \(name); \(rest).\n"
    // The terminal may have gone with whoever has interrupted the run.
    Foundation.signal(SIGPIPE, SIG_IGN)
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Waits up to three seconds for the end of `processes`, and calls `meanwhile` again and again until then.
  private static func awaitEnd(of processes: [Int32], _ meanwhile: () -> Void) {
    let deadline = Date.now.addingTimeInterval(3)
    while processes.contains(where: { kill($0, 0) == 0 }), Date.now < deadline {
      meanwhile()
      usleep(20_000)
    }
  }
}
