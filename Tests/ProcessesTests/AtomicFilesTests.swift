import Foundation
import Processes
import TestSupport
import Testing

@Suite struct AtomicFilesTests {
  @Test func writesAllFilesWithTheirFolders() async throws {
    try await withTemporaryFolder { folder in
      let paths = ["one", "in/two"].map { folder.appending(path: $0).path }
      try AtomicFiles.write([(paths[0], "1"), (paths[1], "2")])
      #expect(try paths.map { try String(contentsOfFile: $0, encoding: .utf8) } == ["1", "2"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["in", "one"])
    }
  }

  @Test func whereOneFileCannotBeWrittenNoneChanges() async throws {
    try await withTemporaryFolder { folder in
      let first = folder.appending(path: "one").path
      try AtomicFiles.write([(first, "old")])
      // A file cannot be the folder of another one.
      let second = "\(first)/two"
      let error = #expect(throws: FileError.self) {
        try AtomicFiles.write([(first, "new"), (second, "new")])
      }
      #expect(error?.description.hasPrefix("\(second) cannot be written (") == true)
      #expect(try String(contentsOfFile: first, encoding: .utf8) == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["one"])
    }
  }

  @Test func aFolderInTheWayOfOneFileKeepsTheOthersOutToo() async throws {
    try await withTemporaryFolder { folder in
      let paths = ["new/folder/one", "two"].map { folder.appending(path: $0).path }
      try FileManager.default.createDirectory(atPath: paths[1], withIntermediateDirectories: true)
      let error = #expect(throws: FileError.self) {
        try AtomicFiles.write([(paths[0], "1"), (paths[1], "2")])
      }
      #expect(error?.description.hasPrefix("\(paths[1]) cannot be written (Is a directory)") == true)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["two"])
    }
  }
}
