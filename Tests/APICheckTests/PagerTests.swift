#if os(Linux)
  import Foundation
  import GateTestSupport
  import Processes
  import TestSupport
  import Testing

  /// Help on a terminal, which `script` makes.
  @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  struct PagerTests {
    private func help(rows: Int, pager: String) async throws -> String {
      let command = #"script -qec "stty rows \#(rows); '$0' help clean" /dev/null </dev/null"#
      let output = try await Bash.run(
        command, in: FileManager.default.temporaryDirectory, environment: ["PAGER": pager, "TERM": "xterm"])
      return output.text
    }

    @Test func longHelpIsLeafedThrough() async throws {
      #expect(try await help(rows: 10, pager: "sed s/^/paged:/").hasPrefix("paged:Removes"))
    }

    @Test func helpThatFitsIsPrinted() async throws {
      #expect(try await help(rows: 100, pager: "sed s/^/paged:/").hasPrefix("Removes"))
    }

    @Test func helpNeedsNoPager() async throws {
      #expect(try await help(rows: 10, pager: "no-such-pager").contains("\nRemoves"))
      #expect(try await help(rows: 10, pager: "").hasPrefix("Removes"))
    }

    @Test func aPipeIsNoTerminal() async throws {
      let output = try await APICheckRun.run(
        ["help"], in: FileManager.default.temporaryDirectory, environment: ["PAGER": "sed s/^/paged:/"])
      #expect(output.text.hasPrefix("Guards"))
    }
  }
#endif
