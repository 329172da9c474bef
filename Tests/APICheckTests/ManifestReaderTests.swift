import Foundation
import Packages
import Processes
import TestSupport
import Testing

@Suite struct ManifestReaderTests {
  @Test("A manifest for older toolchains keeps the package open to them")
  func theLowestToolsVersionCounts() async throws {
    try await withTemporaryFolder { folder in
      var files = SmallPackage.files("")
      let manifest = try #require(files["Package.swift"])
      files["Package@swift-5.9.swift"] = manifest.replacing("version: 6.0", with: "version:5.9")
      files["Package@swift-6.1.swift"] = manifest.replacing("version: 6.0", with: "version:6.1")
      try folder.write(files)
      let path = folder.path
      let found = try await BlockingWork.run {
        try ManifestReader(toolchain: Toolchain.find(), progress: ProgressLog(.quiet)).manifest(of: path)
      }
      #expect(found.toolsVersion == "5.9.0")
      #expect(found.name == "Kettle")
    }
  }
}
