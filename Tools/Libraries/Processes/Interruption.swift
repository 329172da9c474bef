import Foundation
import Synchronization

/// What has to end or go when this process is interrupted.
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
      // A handler that does nothing: children would inherit that a signal is ignored.
      signal(number) { _ in }
      sources.withLock {
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { end(with: 128 + number) }
        source.resume()
        $0.append(source)
      }
    }
  }

  static func enlist(child: Int32) -> Int32 {
    let isOver = state.withLock {
      $0.children.insert(child)
      return $0.isOver
    }
    if isOver { kill(child, SIGTERM) }
    return child
  }

  /// Forgets a child that has ended; never returns if it ended because this process is about to.
  static func discharge(_ child: Int32) {
    let isOver = state.withLock {
      if !$0.isOver { $0.children.remove(child) }
      return $0.isOver
    }
    while isOver { sleep(1) }
  }

  /// Marks a directory that is worth nothing until `finish` says otherwise.
  public static func begin(_ directory: String) {
    _ = state.withLock { $0.unfinished.insert(directory) }
  }

  /// Takes the mark back: the directory is finished, or gone.
  public static func finish(_ directory: String) {
    _ = state.withLock { $0.unfinished.remove(directory) }
  }

  private static func end(with code: Int32) {
    let left = state.withLock {
      $0.isOver = true
      return $0
    }
    for child in left.children {
      // A child leads a group of its own, with the compilers that it started.
      kill(-child, SIGTERM)
      kill(child, SIGTERM)
    }
    for child in left.children { awaitEnd(of: child) }
    for directory in left.unfinished { try? FileManager.default.removeItem(atPath: directory) }
    exit(code)
  }

  private static func awaitEnd(of child: Int32) {
    let deadline = Date.now.addingTimeInterval(3)
    while kill(child, 0) == 0, Date.now < deadline { usleep(20_000) }
  }
}
