import FrontPage
import Testing

@Suite struct MarkedSectionTests {
  private let section = MarkedSection("weather")
  private let page = "# Title\n<!-- weather -->\nrain\n<!-- end of weather -->\nThe end.\n"

  @Test func onlyTheSectionChanges() throws {
    let changed = try section.replaced(in: page, by: "sun\n\nand wind")
    #expect(
      changed == "# Title\n<!-- weather -->\nsun\n\nand wind\n<!-- end of weather -->\nThe end.\n")
  }

  @Test func theSameContentGivesTheSameText() throws {
    #expect(try section.replaced(in: page, by: "rain") == page)
  }

  @Test func aSectionThatIsEmptyIsFilled() throws {
    let empty = "<!-- weather -->\n<!-- end of weather -->"
    #expect(
      try section.replaced(in: empty, by: "sun") == "<!-- weather -->\nsun\n<!-- end of weather -->")
  }

  @Test(arguments: [
    "", "<!-- weather -->", "<!-- end of weather -->\n<!-- weather -->",
    "<!-- weather -->\n<!-- weather -->\n<!-- end of weather -->",
    "<!-- weather -->\n<!-- end of weather -->\n<!-- end of weather -->",
    "Say <!-- weather -->\n<!-- end of weather -->", "<!-- climate -->\n<!-- end of climate -->",
  ])
  func aTextWithoutOnePlaceForItIsRefused(page: String) {
    #expect(throws: FrontPageError.noPlace(section: "weather")) {
      try section.replaced(in: page, by: "sun")
    }
  }
}
