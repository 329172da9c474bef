import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// A run that is interrupted while a compiler works for it.
@Suite struct InterruptionTests {
  /// Builds take forever and say when they have begun; everything else is done by the real one.
  ///
  /// One that a build starts has a process group of its own, and ignores requests, as a compiler that is stuck does.
  /// Another is still starting more while everything is asked to end.
  private static let endlessSwift = """
    #!/bin/sh
    if [ "$1" = build ] && [ "$4" != --show-bin-path ]; then
      sleep 40 &
      command -v setsid >/dev/null && setsid sh -c 'trap "" INT TERM; sleep 40 & wait; sleep 40' &
      command -v setsid >/dev/null && for number in $(seq 40); do setsid sleep 40 & sleep 0.03; done &
      : >"$STARTED"
      wait
    fi
    exec "$REAL_SWIFT" "$@"
    """

  @Test(arguments: zip([SIGINT, SIGTERM, SIGKILL], [130, 143, SIGKILL]))
  func everythingThatItStartedEndsWithIt(signal: Int32, status: Int32) async throws {
    try await withTemporaryFolder { base in
      let folder = base.appending(path: "kettle")
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      let repository = try contents(of: folder.appending(path: ".git"))
      try await writeScript(Self.endlessSwift, to: base.appending(path: "bin/swift"))

      async let run = self.run(["diff", "main", "main"], in: folder, base)
      // Other tests' compilers go first; the clock starts with the tool.
      try await wait(for: base.appending(path: "tool"), within: .seconds(900))
      let isStarted = (try? await wait(for: base.appending(path: "started"), within: .seconds(60))) != nil
      let tool = try #require(
        pid_t(try base.text(of: "tool").trimmingCharacters(in: .whitespacesAndNewlines)))
      let watch = Stopwatch()
      #expect(kill(tool, isStarted ? signal : SIGKILL) == 0)
      let output = try await run
      #expect(output.status == status)
      let name = signal == SIGINT ? "SIGINT" : "SIGTERM"
      let sentence = "api-check: interrupted by \(name); nothing unfinished is left.\n"
      #expect(output.standardError.hasSuffix(sentence) == (signal != SIGKILL), "\(output.standardError)")
      // The output ends when the last process that has inherited it has ended, be it a child's child.
      #expect(watch.elapsed < .seconds(30))
      #expect(isStarted)
      #expect(try contents(of: folder.appending(path: ".git")) == repository)
      let left = try FileManager.default.contentsOfDirectory(
        atPath: APICheckRun.cache(of: folder).appending(path: "revisions").path)
      // Whoever is killed removes nothing; the next one does.
      #expect(left.isEmpty == (signal != SIGKILL))
    }
  }

  /// Runs the tool with a `swift` that never finishes a build, and writes its process identifier to a file.
  private func run(_ arguments: [String], in folder: URL, _ base: URL) async throws -> Subprocess.Output {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let swift = path.split(separator: ":").map { "\($0)/swift" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
    let environment = [
      "PATH": "\(base.path)/bin:\(path)", "REAL_SWIFT": swift ?? "swift", "STARTED": "\(base.path)/started",
    ].merging(APICheckRun.environment) { $1 }
    let script = #"exec 3>&1; echo $$ >"$0"; exec "$@""#
    return try await BlockingWork.run {
      let command = ["-c", script, "\(base.path)/tool", APICheckRun.tool] + arguments
      let run = Subprocess("/bin/sh", command, in: folder.path, environment: environment)
      // What nobody has ended might stand still, and hold the output open forever.
      return try run.run(within: .seconds(600)) { _ in false }
    }
  }

  private func wait(for file: URL, within limit: Duration) async throws {
    try await eventually("\(file.lastPathComponent) was not written", within: limit) {
      FileManager.default.fileExists(atPath: file.path) ? () : nil
    }
  }

  private func contents(of folder: URL) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, FileManager.default.contents(atPath: "\(folder.path)/\($0)") ?? Data())
      })
  }
}
