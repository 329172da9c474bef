import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// How many compilers work at once.
@Suite struct JobLimitTests {
  private static let modules = ["Cup", "Kettle", "Stove"]

  @Test func noMoreWorkThanAreAllowed() async throws {
    try await withTemporaryFolder { folder in
      let targets = Self.modules.map { #".target(name: "\#($0)")"# }.joined(separator: ", ")
      let names = Self.modules.map { #""\#($0)""# }.joined(separator: ", ")
      try folder.write([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kitchen", products: [.library(name: "Kitchen", targets: [\(names)])], targets: [\(targets)])
        """
      ])
      for module in Self.modules {
        try folder.write(["Sources/\(module)/\(module).swift": "public func use() {}\n"])
      }
      let real = try Toolchain.find().tool("swift-symbolgraph-extract")
      // Whoever finds another one at work writes that down.
      let path = try await BrokenToolchain.install(
        in: folder, before: "swift-symbolgraph-extract",
        """
        mkdir "$WORK/busy" 2>/dev/null || echo >>"$WORK/overlaps"
        "\(real)" "$@"; status=$?
        rmdir "$WORK/busy" 2>/dev/null
        exit $status
        """)
      let output = try await APICheckRun.run(
        ["list", "--jobs", "1", "--verbose"], in: folder,
        environment: ["PATH": path, "WORK": folder.path])
      #expect(output.status == 0, "\(output.standardError)")
      #expect(output.text.components(separatedBy: "func use()").count == 4)
      #expect(output.standardError.contains(" --jobs 1 "))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "overlaps").path))
    }
  }

  @Test(arguments: ["0", "-1", "many"])
  func aNumberHasToBeOne(value: String) async throws {
    try await withTemporaryFolder { folder in
      let output = try await APICheckRun.run(["list", "--jobs", value], in: folder)
      #expect(output.status == 64)
      #expect(output.standardError.contains("\(value) is no number of things; give one such as 2."))
    }
  }
}
