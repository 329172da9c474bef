#if os(Linux)
  import Documents
  import Foundation
  import TestSupport
  import Testing

  /// Ids of processes that have ended, and that the system has given to others.
  @Suite(.timeLimit(.minutes(10))) struct GivenAwayTests {
    private static let lastID = URL(filePath: "/proc/sys/kernel/ns_last_pid")

    /// Whether this process may say which id the system gives next.
    private static let canChooseIDs: Bool = {
      guard let text = try? Data(contentsOf: lastID), let file = try? FileHandle(forWritingTo: lastID) else {
        return false
      }
      return (try? file.write(contentsOf: text)) != nil
    }()

    /// The tool ends, nobody has to wait for it, and what it has started has a stranger get its id.
    private static let tool = """
      pid=$$
      setsid sh -c '
        while kill -0 '$pid' 2>/dev/null; do :; done
        echo '$((pid - 1))' > /proc/sys/kernel/ns_last_pid
        setsid stranger > /dev/null &
        echo "$! '$pid'" > "$HOME/new"
        mv "$HOME/new" "$HOME/ids"
        wait
      ' 2>/dev/null &
      exit 0
      """

    /// Shows that it is alive, when it is asked to.
    private static let stranger = """
      until [ -e "$HOME/question" ]; do sleep 0.01; done
      echo > "$HOME/answer"
      """

    @Test(
      .oneExitAtATime,
      .enabled(if: canChooseIDs, "Only root can say which id a process gets, and not everywhere."))
    func aStrangerIsNotEnded() async {
      await #expect(processExitsWith: .success) { try await GivenAwayTests.askWhileIDsRecur() }
    }

    @Test(
      .oneExitAtATime,
      .enabled(if: canChooseIDs, "Only root can say which id a process gets, and not everywhere."))
    func anotherChildIsNotTakenForTheTool() async {
      await #expect(processExitsWith: .success) { try await GivenAwayTests.askWhileAnotherChildGetsTheID() }
    }

    /// What the tool has started keeps its output open, and has a group of its own: a group keeps its id.
    private static func askWhileAnotherChildGetsTheID() async throws {
      signal(SIGCHLD, SIG_IGN)
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        let environment = try await desktop.overriding(
          "xdg-mime",
          script: "setsid sleep 600 & echo $! > \"$HOME/left\"; echo $$ > \"$HOME/id\"; wait")
        var hasRecurred = false
        // Others may get the id first.
        while !hasRecurred {
          let asking = Task { await SystemURLOpener(patientlyWith: environment).canOpenURL(url) }
          let tool = try await desktop.process(recordedIn: "id").pid
          // The tool can end before the opener has a name for it that no other child gets.
          try await eventually("the opener has no descriptor of the tool") {
            holdsProcessDescriptor ? () : nil
          }
          let other = try replace(tool)
          defer { kill(other, SIGKILL) }
          let answer = try await outcome(of: asking, within: .patience / 2).get()
          #expect(!answer)
          hasRecurred = other == tool
          try await desktop.process(recordedIn: "left").terminate()
          for file in ["id", "left"] {
            try FileManager.default.removeItem(at: desktop.home.appending(path: file))
          }
        }
      }
    }

    /// Whether this process has a descriptor of another one open.
    private static var holdsProcessDescriptor: Bool {
      let folder = "/proc/self/fd"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains { name in
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
        return target == "anon_inode:[pidfd]"
      }
    }

    /// Ends a child and starts another one, which gets its id unless others are quicker.
    private static func replace(_ child: pid_t) throws -> pid_t {
      let lastID = try FileHandle(forWritingTo: lastID)
      kill(child, SIGKILL)
      while kill(child, 0) == 0 {}
      try lastID.write(contentsOf: Data("\(child - 1)".utf8))
      var arguments = [strdup("sleep"), strdup("600"), nil]
      defer { arguments.forEach { free($0) } }
      var other: pid_t = 0
      try #require(posix_spawnp(&other, "sleep", nil, nil, &arguments, environ) == 0)
      return other
    }

    private static func askWhileIDsRecur() async throws {
      signal(SIGCHLD, SIG_IGN)
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        _ = try await desktop.overriding("stranger", script: stranger)
        let environment = try await desktop.overriding("xdg-mime", script: tool)
        func exists(_ file: String) -> Bool {
          FileManager.default.fileExists(atPath: desktop.home.appending(path: file).path)
        }
        var hasRecurred = false
        // Others may get the id first.
        while !hasRecurred {
          #expect(await !SystemURLOpener(patientlyWith: environment).canOpenURL(url))
          let ids: (stranger: pid_t, tool: pid_t) = try await eventually("no ids were written") {
            try? Self.ids(in: desktop.home)
          }
          hasRecurred = ids.stranger == ids.tool
          try desktop.home.appending(path: "question").write("")
          let stranger = RunningProcess(pid: ids.stranger)
          try await eventually("a stranger neither answers nor ends") {
            exists("answer") || !stranger.isListed ? () : nil
          }
          #expect(exists("answer"), "A stranger was ended.")
          for file in ["question", "answer"] {
            try? FileManager.default.removeItem(at: desktop.home.appending(path: file))
          }
        }
      }
    }

    /// The ids in the file that the tool has written, which is then removed.
    private static func ids(in home: URL) throws -> (stranger: pid_t, tool: pid_t) {
      let file = home.appending(path: "ids")
      let words = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
      try FileManager.default.removeItem(at: file)
      let ids = words.compactMap { pid_t($0) }
      try #require(ids.count == 2)
      return (ids[0], ids[1])
    }
  }
#endif
