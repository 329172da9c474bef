import Foundation
import Processes
import TestSupport
import Testing

@Suite struct InterruptionTests {
  private struct Spill: Error {}

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test func aDirectoryThatIsNotFinishedGoes() async throws {
    try await withTemporaryFolder { folder in
      #expect(throws: Spill.self) { try Interruption.finishing(folder.path) { throw Spill() } }
      #expect(!exists(folder.path))
    }
  }

  @Test func aDirectoryThatIsFinishedStays() async throws {
    try await withTemporaryFolder { folder in
      #expect(Interruption.finishing(folder.path) { 5 } == 5)
      #expect(exists(folder.path))
    }
  }

  @Test func aTemporaryFolderGoesWithItsUse() throws {
    let path = try Interruption.withTemporaryFolder { path in
      #expect(exists(path))
      return path
    }
    #expect(!exists(path))
  }
}
