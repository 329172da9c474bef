import Foundation
import Processes
import TestSupport
import Testing

@Suite struct NarrowCommandTests {
  private static let package = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Larder", targets: [.target(name: "Larder")])
    """,
    "Sources/Larder/Larder.swift": "public func spoil() {}\n\nfunc eat() { spoil() }\n",
  ]

  @Test func whatIsFoundCanBeToldAcceptedOrApplied() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.package)
      let found = try await APICheckRun.run(["narrow", "--quiet", "--format", "github"], in: folder)
      #expect(found.status == 1)
      #expect(
        found.text.contains(
          "::warning file=Sources/Larder/Larder.swift,line=1,title=public could be private::spoil()"))

      let baseline = ["narrow", "--quiet", "--baseline", "narrow.txt"]
      #expect(try await APICheckRun.run(baseline, in: folder).status == 2)
      #expect(try await APICheckRun.run(baseline + ["--update-baseline"], in: folder).status == 0)
      #expect(try folder.text(of: "narrow.txt").contains("\nLarder spoil() public\n"))
      #expect(try await APICheckRun.run(baseline, in: folder).status == 0)

      let applied = try await APICheckRun.run(
        ["narrow", "--quiet", "--apply", "--format", "json"], in: folder)
      #expect(applied.status == 0)
      #expect(applied.text.contains("\"to\" : \"private\""))
      let source = try folder.text(of: "Sources/Larder/Larder.swift")
      #expect(source == "private func spoil() {}\n\nfunc eat() { spoil() }\n")
    }
  }
}
