import Foundation
import TestSupport
import Testing

@Suite struct TourTests {
  @Test func tellsEveryStory() async throws {
    try await withTemporaryFolder { folder in
      let tour = try await FinishedTour(in: folder)
      let output = tour.output
        .replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:PORT")
        .replacing(folder.path, with: "FOLDER")
        .replacing(/tour-[0-9A-F-]{36}/, with: "tour-ID")
      #expect(output == Golden.output)
      #expect(tour.errors == "")
      #expect(tour.code == 0)
    }
  }

  @Test(arguments: [
    ("dog", "\n>> Dog Photo: DogPhoto(message: https://"), ("cat", "  initial\n  loading\n  loaded: "),
    ("documents", "myappscheme://open?id="), ("feedback", "How was the tour?"),
  ])
  func tellsOneStory(name: String, excerpt: String) async throws {
    try await withTemporaryFolder { folder in
      let tour = try await FinishedTour(name, in: folder)
      #expect(tour.output.contains(excerpt))
      // The first line says whom the tour asks; every story has an empty line before it.
      #expect(tour.output.matches(of: /\n\n/).count == 1)
      #expect(tour.errors == "")
      #expect(tour.code == 0)
    }
  }

  @Test func writesThePhotoWhereItSays() async throws {
    try await withTemporaryFolder { folder in
      let tour = try await FinishedTour("dog", in: folder)
      let path = try #require(tour.output.firstMatch(of: /written to (.+)/)?.output.1)
      let json = try String(contentsOfFile: String(path), encoding: .utf8)
      let address = "https://images.dog.ceo/breeds/akita/512px-Akita_inu.jpg"
      #expect(json == #"{"message":"\#(address)","status":"success"}"#)
    }
  }

  @Test func runsAtTheSameTimeWriteToFoldersOfTheirOwn() async throws {
    try await withTemporaryFolder { folder in
      async let one = FinishedTour("dog", in: folder)
      async let other = FinishedTour("dog", in: folder)
      _ = try await (one, other)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }

  @Test func leavesNothingBehindButThePhoto() async throws {
    try await withTemporaryFolder { folder in
      _ = try await FinishedTour(in: folder)
      let left = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      #expect(left.count == 2)
      #expect(left.contains { $0.hasSuffix("/dog.json") })
    }
  }

  @Test func writesNoEscapeCodesIntoAPipe() async throws {
    try await withTemporaryFolder { folder in
      let terminal = ["TERM": "xterm-256color"]
      let tour = try await FinishedTour(in: folder, variables: terminal)
      let cat = try await FinishedTour("cat", in: folder, variables: terminal)
      #expect(!(tour.output + tour.errors + cat.output + cat.errors).contains("\u{1B}"))
      #expect(
        cat.output.hasSuffix("  initial\n  loading\n  loaded: A cat can jump five times its own height.\n"))
    }
  }
}
