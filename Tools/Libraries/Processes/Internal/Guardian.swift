import Foundation
import Synchronization

/// A process that ends the programs that this one has started, if this one ends without having done so itself.
///
/// Nobody can handle SIGKILL, but whoever reads from a socket learns of its writer's end all the same.
struct Guardian: Sendable {
  /// Each line names a program that has started or ended; where they end, so does the process that writes them.
  ///
  /// All of them stand still before any of them ends: what one starts while the others are looked for would be nobody's
  /// child in the next moment, and in no group that anybody knows.
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
    stop() {
      for one in "$@"; do
        kill -s STOP "$one" 2>/dev/null || continue
        echo "$one"
        stop $(cat /proc/"$one"/task/*/children 2>/dev/null || pgrep -P "$one")
      done
    }
    # What was starting a child when it was stopped has one more the next time.
    left=
    while known=$left; left=$(stop $all); [ "$left" != "$known" ]; do :; done
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
