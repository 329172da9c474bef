#if os(Linux)
  import Dispatch
  import Documents
  import Foundation
  import TestSupport
  import Testing

  /// Which URLs are handed on, and to whom, asked of the real tools.
  @Suite(.timeLimit(.minutes(10))) struct SystemURLOpenerTests {
    @Test func aDocumentReachesItsProgram() async throws {
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "myappscheme")
        let system = SystemURLOpener(patientlyWith: desktop.environment)
        let opener = DocumentOpener(isURLValid: system.canOpenURL)
        let result = await opener.open(Document(identifier: "x&mode=view"), mode: .edit)
        guard case .openURL(let url) = result else { throw UnexpectedResult(result: result) }
        #expect(await system.open(url))
        #expect(try await program.report().url == "myappscheme://open?id=x%26mode%3Dview&mode=edit")
      }
    }

    @Test func aDocumentWithoutAProgramIsRefused() async throws {
      try await withDesktop { desktop in
        let system = SystemURLOpener(patientlyWith: desktop.environment)
        let opener = DocumentOpener(isURLValid: system.canOpenURL)
        #expect(await opener.open(Document(identifier: "TheID"), mode: .view) == .invalidURLError)
      }
    }

    @Test(arguments: [
      "t://open?id=$(touch${IFS}pwned)&mode=view", "t://open?id=`touch pwned`", "t://open?id='a'\"b\";c&d|e",
      "t://open?id=%25s%u%f%%20", "t://open?id=ü🐶#fragment", "t://open?id=a\\b*?~!", "t:-e", "t:",
    ])
    func urlsArriveByteForByte(text: String) async throws {
      let url = try #require(URL(string: text))
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "t")
        #expect(await SystemURLOpener(patientlyWith: desktop.environment).open(url))
        let report = try await program.report()
        #expect(report.url == url.absoluteString)
        #expect(report.argumentCount == "1")
      }
    }

    @Test func schemesIgnoreCase() async throws {
      let url = try #require(URL(string: "MyAppScheme://Open?id=ABC"))
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "myappscheme")
        let opener = SystemURLOpener(patientlyWith: desktop.environment)
        #expect(await opener.canOpenURL(url))
        #expect(await opener.open(url))
        #expect(try await program.report().url == "myappscheme://Open?id=ABC")
      }
    }

    @Test(arguments: [
      "unregistered://open", "https://127.0.0.1/", "file:///etc/hosts", "mailto:a@b", "open", "?",
    ])
    func anUnregisteredSchemeStaysAwayFromTheBrowser(text: String) async throws {
      let url = try #require(URL(string: text))
      try await withDesktop { desktop in
        let opener = SystemURLOpener(patientlyWith: desktop.environment)
        #expect(await !opener.canOpenURL(url))
        #expect(await !opener.open(url))
        try await openSomethingElse(on: desktop)
        #expect(!desktop.browserWasRun)
      }
    }

    /// The edge is the main actor's, but this one does not need it.
    @Test(.oneExitAtATime) func nobodyWaitsForTheMainActor() async {
      await #expect(processExitsWith: .success) {
        try await SystemURLOpenerTests.askWhileTheMainActorIsBusy()
      }
    }

    private static func askWhileTheMainActorIsBusy() async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        let environment = try await desktop.overriding("xdg-mime", script: "echo a.desktop")
        let isBusy = DispatchSemaphore(value: 0)
        let work = Task { @MainActor in isBusy.waitForever() }
        defer { isBusy.signal() }
        let asking = Task { await SystemURLOpener(patientlyWith: environment).canOpenURL(url) }
        #expect(try await outcome(of: asking).get())
        isBusy.signal()
        await work.value
      }
    }

    /// More tools than tasks can run at once: none may hold up the thread of its task.
    @Test func toolsMayWaitForEachOther() async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      let count = ProcessInfo.processInfo.activeProcessorCount + 1
      try await withDesktop { desktop in
        let script = """
          echo > "$HOME/asked-$$"
          until set -- "$HOME"/asked-*; [ $# -eq \(count) ]; do sleep 0.01; done
          echo a.desktop
          """
        let environment = try await desktop.overriding("xdg-mime", script: script)
        let opener = SystemURLOpener(patientlyWith: environment)
        let areAnswered = await withTaskGroup { group in
          for _ in 0..<count { group.addTask { await opener.canOpenURL(url) } }
          return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(areAnswered == Array(repeating: true, count: count))
      }
    }

    @Test func withoutADisplayNothingIsOpened() async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        _ = try await desktop.install(for: "myappscheme")
        for display in [[:], ["DISPLAY": "", "WAYLAND_DISPLAY": ""]] {
          let environment = desktop.environment.filter { $0.key != "DISPLAY" }.merging(display) { $1 }
          #expect(await !SystemURLOpener(patientlyWith: environment).canOpenURL(url))
          #expect(await !SystemURLOpener(patientlyWith: environment).open(url))
        }
        try await openSomethingElse(on: desktop)
        #expect(!desktop.browserWasRun)
      }
    }

    @Test func aWaylandDisplayWillDo() async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "myappscheme")
        let environment = desktop.environment.merging(["DISPLAY": "", "WAYLAND_DISPLAY": "wayland-9"]) { $1 }
        #expect(await SystemURLOpener(patientlyWith: environment).open(url))
        _ = try await program.report()
      }
    }

    /// Why the registration is checked first: `xdg-open` falls back to the browser and calls that a success.
    @Test func xdgOpenAloneWouldRunTheBrowser() async throws {
      let url = try #require(URL(string: "unregistered://open"))
      try await withDesktop { desktop in
        // A lie for the opener alone: in its own process, xdg-open asks the real xdg-mime for a real entry.
        let environment = try await desktop.overriding("xdg-mime", script: "echo no-such-program.desktop")
        #expect(await SystemURLOpener(patientlyWith: environment).open(url))
        try await eventually("xdg-open did not run the browser") { desktop.browserWasRun ? () : nil }
      }
    }

    @Test(arguments: [[:], ["PATH": ""], ["PATH": "/nowhere:.:/dev/null"]])
    func withoutTheToolsNothingIsOpened(path: [String: String]) async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        _ = try await desktop.install(for: "myappscheme")
        let environment = desktop.environment.filter { $0.key != "PATH" }.merging(path) { $1 }
        #expect(await !SystemURLOpener(patientlyWith: environment).canOpenURL(url))
        #expect(await !SystemURLOpener(patientlyWith: environment).open(url))
      }
    }

    @Test func toolsInRelativeFoldersAreNotTrusted() async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        let environment = try await desktop.overriding("xdg-mime", script: "echo a.desktop")
        let relative = String(repeating: "../", count: 40) + (environment["PATH"] ?? "").dropFirst()
        let folder = String(relative.prefix { $0 != ":" })
        #expect(FileManager.default.fileExists(atPath: folder))
        #expect(
          await !SystemURLOpener(patientlyWith: environment.merging(["PATH": folder]) { $1 }).canOpenURL(url))
      }
    }

    @Test func onlyExecutableFilesAreTools() async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "myappscheme")
        let folder = desktop.home.appending(path: "no-tools")
        let mime = folder.appending(path: "xdg-mime")
        try FileManager.default.createDirectory(at: mime, withIntermediateDirectories: true)
        try folder.appending(path: "xdg-open").write("#!/bin/sh")
        let path = "\(folder.path):\(desktop.environment["PATH"] ?? "")"
        let environment = desktop.environment.merging(["PATH": path]) { $1 }
        #expect(await SystemURLOpener(patientlyWith: environment).open(url))
        _ = try await program.report()
      }
    }

    @Test func theProcessEnvironmentIsTheDefault() async throws {
      let url = try #require(URL(string: "no-such-scheme-\(UUID().uuidString):"))
      #expect(await !SystemURLOpener().open(url))
    }

    /// Whatever was started before has had its time once another URL has arrived.
    private func openSomethingElse(on desktop: Desktop) async throws {
      let url = try #require(URL(string: "something-else:"))
      let program = try await desktop.install(for: "something-else")
      #expect(await SystemURLOpener(patientlyWith: desktop.environment).open(url))
      _ = try await program.report()
    }
  }

  extension DispatchSemaphore {
    /// In an asynchronous context too, whose thread is to be held up.
    fileprivate func waitForever() { wait() }
  }
#endif
