import Foundation
import Testing

/// Folders that somebody has prepared to do harm, or that nobody has prepared at all.
@Suite struct HostileFolderTests {
  private static let cat = #"{"fact":"Cats purr."}"#

  @Test func aNameThatIsNotTextIsDrawnAsAnyOther() async throws {
    try await withFolders { folders in
      let name = FileName(bytes: Array("b".utf8) + [0xFF] + Array(".json".utf8))
      try folders.input.write(Self.cat, to: name)
      try folders.input.write(Self.cat, to: FileName("a.json"))
      #expect(try await folders.run().outcome == Batch.Outcome(pictures: 2, failures: 0))
      #expect(try folders.output.names().sorted().map(\.description) == ["a.svg", #"b\xff.svg"#])
    }
  }

  @Test func aBadFileWhoseNameIsNotTextIsNamed() async throws {
    try await withFolders { folders in
      try folders.input.write("{", to: FileName(bytes: [0xC3, 0x28] + Array(".json".utf8)))
      let run = try await folders.run()
      #expect(run.outcome == Batch.Outcome(pictures: 0, failures: 1))
      #expect(run.lines.first?.hasPrefix(#"failed \xc3(.json: "#) == true)
    }
  }

  /// One is composed, the other decomposed: equal as text, and two files.
  @Test(.enabled(if: Self.keepsNamesApart, "This file system takes the two names for one."))
  func namesThatLookAlikeAreTwoPictures() async throws {
    try await withFolders { folders in
      for name in ["\u{E9}.json", "e\u{301}.json"] { try folders.input.write(Self.cat, to: FileName(name)) }
      #expect(try await folders.run().outcome == Batch.Outcome(pictures: 2, failures: 0))
      #expect(try folders.output.names().count == 2)
    }
  }

  @Test(arguments: [".unfinished-picture", "a.svg"])
  func aPlantedLinkIsReplacedAndNotFollowed(name: String) async throws {
    try await withFolders { folders in
      let outside = folders.root.appending(path: "outside")
      try Data("precious".utf8).write(to: outside)
      let link = folders.root.appending(path: "output").appending(path: name)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
      try folders.input.write(Self.cat, to: FileName("a.json"))
      #expect(try await folders.run().outcome == Batch.Outcome(pictures: 1, failures: 0))
      #expect(try String(contentsOf: outside, encoding: .utf8) == "precious")
      #expect(try folders.output.names() == [FileName("a.svg")])
      #expect(folders.output.hasRegularFile(FileName("a.svg")))
    }
  }

  @Test func aFolderInTheWayOfThePictureIsReported() async throws {
    try await withFolders { folders in
      let taken = folders.root.appending(path: "output/.unfinished-picture")
      try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: false)
      try folders.input.write(Self.cat, to: FileName("a.json"))
      let run = try await folders.run()
      #expect(run.outcome == Batch.Outcome(pictures: 0, failures: 1))
      #expect(run.lines.first?.hasPrefix("failed a.json: a.svg cannot be written (") == true)
    }
  }

  /// A link to elsewhere in the place of the whole folder changes nothing for who holds the folder.
  @Test func aFolderThatIsReplacedMeanwhileGetsThePicturesAllTheSame() async throws {
    try await withFolders { folders in
      try folders.input.write(Self.cat, to: FileName("a.json"))
      let (path, moved) = (folders.root.appending(path: "output"), folders.root.appending(path: "moved"))
      let outside = folders.root.appending(path: "outside")
      try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: false)
      try FileManager.default.moveItem(at: path, to: moved)
      try FileManager.default.createSymbolicLink(at: path, withDestinationURL: outside)
      #expect(try await folders.run().outcome == Batch.Outcome(pictures: 1, failures: 0))
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: moved.path) == ["a.svg"])
    }
  }

  @Test func aFileThatGrowsWhileItIsReadIsReported() async throws {
    try await withFolders { folders in
      let file = folders.root.appending(path: "input/a.json")
      try Data(repeating: 32, count: 500_000).write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      // On a thread of its own, since those that tasks share may all be busy.
      let writer = Thread {
        while !Thread.current.isCancelled, (try? handle.write(contentsOf: Data("  ".utf8))) != nil {
          // Or it would soon be too large.
          try? handle.truncate(atOffset: 500_000)
        }
      }
      writer.start()
      defer { writer.cancel() }
      var error: InputError?
      while error == nil {
        do throws(InputError) {
          _ = try folders.input.read(FileName("a.json"))
        } catch let found {
          error = found
        }
        await Task.yield()
      }
      #expect(error == .changed)
    }
  }

  @Test func whatIsFarTooLargeIsNotRead() async throws {
    try await withFolders { folders in
      let file = open(folders.root.appending(path: "input/a.json").path, O_CREAT | O_WRONLY, 0o600)
      defer { close(file) }
      // A hole: a terabyte that takes no room.
      try #require(ftruncate(file, 1 << 40) == 0)
      #expect(throws: InputError.tooLarge) { try folders.input.read(FileName("a.json")) }
    }
  }

  private static var keepsNamesApart: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
