import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// The line that a terminal shows of a step that is under way.
@Suite struct ProgressLineTests {
  @Test func anErrorBeginsOnALineOfItsOwn() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func broken() -> Missing {}\n"))
      let screen = try await Self.screen(of: "list", in: folder)
      // However long it took.
      let line =
        #/ …(?: \d+ s)?\r\x1B\[2Kapi-check: The working tree does not build/#
      #expect(screen.contains(line))
    }
  }

  /// What a run with a terminal for standard error leaves on it.
  private static func screen(of command: String, in folder: URL) async throws -> String {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    try #require(openpty(&controller, &terminal, nil, nil, nil) == 0)
    defer {
      close(controller)
      close(terminal)
    }
    let name = String(cString: try #require(ttyname(terminal)))
    // The terminal stays open here: what the run has written waits to be read.
    _ = try await BlockingWork.run {
      try Subprocess(
        "/bin/sh", ["-c", #""$0" "$1" 2>"$2""#, APICheckRun.tool, command, name], in: folder.path,
        environment: APICheckRun.environment
      ).run()
    }
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 65536)
    var screen: [UInt8] = []
    // A terminal hands over what was written at once, and no more.
    while case let count = read(controller, &bytes, bytes.count), count > 0 {
      screen += bytes.prefix(count)
    }
    return String(decoding: screen, as: UTF8.self)
  }
}
