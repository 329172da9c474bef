import TestSupport
import Testing

@Suite struct TourUsageTests {
  @Test(arguments: ["--help", "-h"])
  func explainsItself(option: String) async throws {
    try await withTemporaryFolder { folder in
      let tour = try await FinishedTour("cat", option, in: folder)
      for part in ["USAGE: Tools/tour [STORY] [--live]", "EXAMPLES:", "EXIT CODES:"] {
        #expect(tour.output.contains(part))
      }
      #expect(tour.errors == "")
      #expect(tour.code == 0)
    }
  }

  @Test(arguments: [["bird"], ["--lives"], ["dog", "cat"], [""], ["--live", "\u{1B}[2J"]])
  func refusesWhatItDoesNotKnow(arguments: [String]) async throws {
    try await withTemporaryFolder { folder in
      let tour = try await FinishedTour(arguments, in: folder)
      #expect(tour.output == "")
      #expect(tour.errors.hasPrefix("tour: “"))
      #expect(tour.errors.contains("USAGE: Tools/tour"))
      #expect(!tour.errors.contains("\u{1B}"))
      #expect(tour.code == 64)
    }
  }
}
