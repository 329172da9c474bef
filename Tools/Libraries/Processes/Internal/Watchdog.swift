import Foundation
import Synchronization

/// A process that ends the programs that this one has started, if this one ends without having done so itself.
///
/// Nobody can handle SIGKILL, but whoever reads from a socket learns of its writer's end all the same.
struct Watchdog: Sendable {
  /// Each line names a program that has started or ended, or a pipe that one will write to; where they end, so does the
  /// process that writes them.
  ///
  /// All of them stand still before any of them ends: what one starts while the others are looked for would be nobody's
  /// child in the next moment, and in no group that anybody knows. A process closes its files shortly before its children
  /// lose it, and those that stand still then are told to hang up: hence nothing is stopped before this one has lost its
  /// parent, too, and what was found last, which no other has started, ends first.
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

  /// The one of this process, or nil where none can be started.
  static let shared = try? Watchdog()

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

  /// Has what is about to start and to write to the pipe of this number ended with this process, until its own is known.
  ///
  /// Where a process shows nobody what it has open, as elsewhere than on Linux, it goes on if this one is killed just then.
  func expect(writerTo pipe: UInt64) { write("? \(pipe)\n") }

  /// Has `child` ended with this process, unless it has ended before.
  func watch(_ child: pid_t) { write("+ \(child)\n") }

  /// Leaves alone what has ended, since another program may get its number.
  func forget(_ child: pid_t) { write("- \(child)\n") }

  private func write(_ line: String) {
    // One that somebody has ended is no reason to end, too.
    _ = line.withCString { send(socket, $0, strlen($0), Self.flags) }
  }
}
