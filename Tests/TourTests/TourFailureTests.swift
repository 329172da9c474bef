import Foundation
import TestSupport
import Testing

@Suite struct TourFailureTests {
  /// A proxy that nobody runs, in front of every server but the tour's own.
  private let noNetwork = ["https_proxy": "http://127.0.0.1:1", "http_proxy": "http://127.0.0.1:1"]

  @Test func saysWhyALiveStoryFailedAndTellsTheRest() async throws {
    try await withTemporaryFolder { folder in
      let tour = try await FinishedTour("--live", in: folder, variables: noNetwork)
      #expect(tour.errors.contains(/^tour: dog: The connection failed .+$/.anchorsMatchLineEndings()))
      #expect(tour.errors.contains(/^tour: cat: The connection failed .+$/.anchorsMatchLineEndings()))
      #expect(tour.output.contains("  initial\n  loading\n  error: The connection failed"))
      #expect(tour.output.contains("How was the tour?"))
      #expect(tour.code == 1)
    }
  }

  @Test func reachesItsOwnServerWhereAProxyIsConfigured() async throws {
    try await withTemporaryFolder { folder in
      let tour = try await FinishedTour(in: folder, variables: noNetwork)
      #expect(tour.errors == "")
      #expect(tour.code == 0)
    }
  }

  @Test func saysWhichFolderCannotBeMade() async throws {
    try await withTemporaryFolder { folder in
      let tour = try await FinishedTour("dog", in: folder, variables: ["TMPDIR": "/dev/null"])
      #expect(tour.errors.contains(/^tour: dog: \/dev\/null\/tour-\S+ cannot be used: Not a directory\.\n$/))
      #expect(tour.code == 1)
    }
  }

  @Test func goesOnWithoutXdgUtils() async throws {
    try await withTemporaryFolder { folder in
      let tour = try await FinishedTour("documents", in: folder, variables: ["PATH": folder.path])
      #expect(
        tour.output.contains(
          "myappscheme://open?id=Cats%20%26%20Dogs&mode=edit\n  Not opened: xdg-open is missing;"))
      #expect(tour.errors == "")
      #expect(tour.code == 0)
    }
  }
}
