import Foundation
import Synchronization

/// A process that ends the programs that this one has started, if this one ends without having done so itself.
///
/// Nobody can handle SIGKILL, but whoever reads from a socket learns of its writer's end all the same.
struct Guardian: Sendable {
  /// Each line names a program that has started or ended; where they end, so does the process that writes them.
  ///
  /// A program that gets the signal asks what it has started in turn to end; what is left after a second is not asked.
  private static let script = """
    trap '' HUP INT TERM
    all=
    while read -r sign child; do
      case $sign in
        +) all="$all $child" ;;
        -) rest= ; for one in $all; do [ "$one" = "$child" ] || rest="$rest $one"; done; all=$rest ;;
      esac
    done
    [ -n "$all" ] || exit 0
    below() {
      for child in $(cat /proc/"$1"/task/*/children 2>/dev/null || ps -o pid= --ppid "$1" 2>/dev/null); do
        echo "$child"
        below "$child"
      done
    }
    left=$(for child in $all; do below "$child"; done)
    for child in $all; do kill -s TERM -- "-$child"; done 2>/dev/null
    sleep 1
    # What was asked to end may have started more.
    left="$left $(for child in $left; do below "$child"; done)"
    for child in $all; do kill -s KILL -- "-$child"; done 2>/dev/null
    kill -s KILL $left 2>/dev/null
    """

  /// The one of this process, or nil where none can be started.
  static let shared = try? Guardian()

  private let socket: Int32

  private init() throws {
    // A pipe whose reader has gone would end this process.
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else {
      throw ToolchainError.cannotStart(tool: "/bin/sh", reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    socket = ends[0]
    let child = try ChildProcess(
      ["/bin/sh", "-c", Self.script], environment: ["PATH=/usr/bin:/bin"], standardInput: ends[1])
    close(child.standardOutput)
    close(child.standardError)
  }

  #if canImport(Darwin)
    private static let (stream, flags) = (SOCK_STREAM, Int32(0))
  #else
    private static let (stream, flags) = (Int32(SOCK_STREAM.rawValue), Int32(MSG_NOSIGNAL))
  #endif

  /// Has `child` ended with this process, unless it has ended before.
  func watch(_ child: pid_t) { write("+ \(child)\n") }

  /// Leaves alone what has ended, since another program may get its number.
  func forget(_ child: pid_t) { write("- \(child)\n") }

  private func write(_ line: String) {
    // One that somebody has ended is no reason to end, too.
    _ = line.withCString { send(socket, $0, strlen($0), Self.flags) }
  }
}
