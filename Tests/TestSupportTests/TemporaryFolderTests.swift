import Foundation
import TestSupport
import Testing

@Suite struct TemporaryFolderTests {
  private struct Stop: Error {}

  @Test func isEmptyAndGoneAfterwards() async throws {
    let folder = try await withTemporaryFolder { folder in
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      try Data("x".utf8).write(to: folder.appending(path: "file"))
      return folder
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func isGoneAfterAnError() async throws {
    var seen: URL?
    await #expect(throws: Stop.self) {
      try await withTemporaryFolder { folder in
        seen = folder
        throw Stop()
      }
    }
    let folder = try #require(seen)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func differsEachTime() async throws {
    try await withTemporaryFolder { first in
      try await withTemporaryFolder { second in
        #expect(first != second)
      }
    }
  }
}
