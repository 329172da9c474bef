import Foundation
import Processes
import TestSupport
import Testing

@Suite struct ToolchainTests {
  @Test func findsTheToolsOfOneRelease() async throws {
    let toolchain = try await BlockingWork.run { try Toolchain.find() }
    #expect(try toolchain.tool("swift-frontend") == toolchain.frontend)
    #expect(toolchain.version.contains("Swift version"))
    let output = try await BlockingWork.run { try Subprocess(toolchain.swift, ["--version"]).run() }
    #expect(output.text.contains(toolchain.target) || output.standardError.contains(toolchain.target))
  }

  @Test func saysWhichToolIsMissing() async throws {
    let toolchain = try await BlockingWork.run { try Toolchain.find() }
    let error = #expect(throws: (any Error).self) { try toolchain.tool("swift-kettle") }
    #expect(try #require(error.map { "\($0)" }).hasPrefix("There is no swift-kettle in /"))
  }

  @Test func thePackageManagerIsAskedAboutThePackage() async throws {
    try await withTemporaryFolder { folder in
      let manifest =
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Pan\")\n"
      try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
      let path = folder.path
      let output = try await BlockingWork.run {
        try Toolchain.find().askPackageManager(
          to: "build", ["--show-bin-path"], in: path, scratch: "\(path)/scratch")
      }
      #expect(output.text.hasPrefix("\(path)/scratch/"))
    }
  }
}
