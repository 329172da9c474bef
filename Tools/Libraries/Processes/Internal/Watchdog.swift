import Foundation
import Synchronization

/// A process that kills the programs that this process has started, if this process ends without having done so.
///
/// No process can handle SIGKILL, but the reader of a socket always learns that the writer has ended.
struct Watchdog: Sendable {
  /// Reads lines until this process ends, and then kills the programs that they name.
  ///
  /// Each line names a program that has started or ended, or a pipe that a starting program will write to. The lines
  /// end when the process that writes them ends.
  ///
  /// All programs are stopped before any is killed. Otherwise a child that one of them starts during the search would
  /// lose its parent at once, and would be in no known process group. A process closes its files shortly before its
  /// children lose their parent, and children that are stopped at that moment get a hang-up signal. Hence nothing is
  /// stopped before the watchdog itself has lost its parent, too. What was found last is killed first, so that no child
  /// outlives its parent.
  private static let script = #"""
    trap '' HUP INT TERM
    all= pipe=
    while read -r sign number; do
      case $sign in
        '?') pipe=$number ;;
        +) all="$all $number" pipe= ;;
        -) rest= ; for one in $all; do [ "$one" = "$number" ] || rest="$rest $one"; done; all=$rest ;;
      esac
    done
    parent() { sed -n 's/^PPid:[^0-9]*//p' /proc/$$/status 2>/dev/null || ps -o ppid= -p $$; }
    waited=0
    while [ "$(parent)" -eq "$PPID" ] && [ $waited -lt 100 ]; do
      waited=$((waited + 1))
      sleep 0.01
    done 2>/dev/null
    # Whoever was killed before it could name what it had started has named its pipe.
    [ -z "$pipe" ] || all=$(echo $all $(ls -l /proc/[0-9]*/fd/1 2>/dev/null |
      sed -n "s|.* /proc/\([0-9]*\)/fd/1 -> pipe:\[$pipe\]\$|\1|p"))
    groups=$all
    children() {
      if [ -e /proc/$$/task/$$/children ]; then
        set --
        for one in $all; do set -- "$@" /proc/"$one"/task/*/children; done
        cat "$@"
      else
        pgrep -P "$(echo $all | tr ' ' ,)"
      fi
    }
    # What was starting a child when it was stopped has one more the next time.
    looks=0
    while [ -n "$groups" ] && [ $looks -lt 2 ]; do
      kill -s STOP $all
      looks=$((looks + 1))
      for one in $(children); do
        case " $all " in
          *" $one "*) ;;
          *) all="$one $all" looks=0 ;;
        esac
      done
    done 2>/dev/null
    kill -s KILL $all 2>/dev/null
    for group in $groups; do kill -s KILL -- "-$group"; done 2>/dev/null
    """#

  /// The watchdog of this process, or nil where none can be started.
  static let shared = try? Watchdog()

  private let socket: Int32

  private init() throws {
    // Writing to a pipe without a reader would end this process.
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

  /// Announces a program that is about to start and will write to the pipe with the inode `pipe`.
  ///
  /// If this process is killed before it can ``watch(_:)`` the program, the watchdog finds the program by its pipe.
  /// Only Linux shows which processes have a pipe open. Elsewhere such a program goes on.
  func expect(writerTo pipe: UInt64) { write("? \(pipe)\n") }

  /// Lets the watchdog kill `child` if this process ends first.
  func watch(_ child: pid_t) { write("+ \(child)\n") }

  /// Makes the watchdog leave alone a child that has ended, since another process may get its identifier.
  func forget(_ child: pid_t) { write("- \(child)\n") }

  private func write(_ line: String) {
    // If somebody has ended the watchdog, this process goes on all the same.
    _ = line.withCString { send(socket, $0, strlen($0), Self.flags) }
  }
}
