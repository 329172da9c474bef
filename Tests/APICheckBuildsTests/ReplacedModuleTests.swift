import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// A build beside the run that takes a compiled module away, or puts another one in its place, while clients are tried.
@Suite struct ReplacedModuleTests {
  private static let old = """
    public struct Cup { public init() {} }
    public func boil(_ cup: Cup) {}
    public func pour() {}

    """
  private static let new = old.replacing("func pour()", with: "func pour() throws")

  /// What `diff` says while each command of `script` runs before each client is tried, with the compiled module's path
  /// in `$module`; first without one.
  private func outputs(of script: [String]) async throws -> [Subprocess.Output] {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files(Self.old))
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: Self.new, "Empty.swift": ""])
      let path = try await BrokenToolchain.install(
        in: folder, before: "swift-frontend",
        """
        case "$*" in
          *"-module-name Client "*)
            for module in "\(APICheckRun.cache(of: folder).path)"/trees/*/build/checked/*.swiftmodule; do
              eval "$MEANWHILE"
            done ;;
        esac
        """)
      var outputs: [Subprocess.Output] = []
      for command in [":"] + script {
        let output = try await APICheckRun.run(
          ["diff", "main"], in: folder, environment: ["PATH": path, "MEANWHILE": command])
        outputs.append(output)
        // What is known from the last run is not tried again.
        try FileManager.default.removeItem(at: APICheckRun.cache(of: folder).appending(path: "results"))
      }
      return outputs
    }
  }

  @Test func whatIsNotTheModuleThatWasReadProvesNothing() async throws {
    let frontend = try Toolchain.find().frontend
    let outputs = try await outputs(of: [
      #"rm -f "$module""#,
      #"cp "$module" "$module.new" && mv "$module.new" "$module""#,
      """
      "\(frontend)" -frontend -emit-module -parse-as-library -module-name Kettle -o "$module" \
        "$PWD/Empty.swift"
      """,
    ])
    #expect(outputs.map(\.status) == [1, 2, 2, 2])
    #expect(outputs.map { $0.text.contains("Proved by the compiler") } == [true, false, false, false])
    #expect(
      outputs.allSatisfy { $0.text.contains("breaking pour() [throws-added]") && !$0.text.contains("boil") })
    let complaints = outputs.map(\.standardError)
    #expect(complaints[1].contains("no such module 'Kettle'"))
    #expect(complaints[2].contains("another build has replaced the module"))
    #expect(complaints[3].contains("cannot find type 'Cup' in scope"))
  }
}
