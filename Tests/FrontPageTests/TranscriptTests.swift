import FrontPage
import TestSupport
import Testing

@Suite struct TranscriptTests {
  @Test func commandsStandApartFromWhatWasPrintedBefore() {
    var transcript = Transcript(columns: 40)
    transcript.type("boil")
    transcript.print("\n \nhot\nhotter\n\n")
    transcript.type("pour")
    transcript.print("")
    #expect(transcript.text == "$ boil\nhot\nhotter\n\n$ pour")
  }

  @Test func aLongLineGoesOnFurtherIn() {
    var transcript = Transcript(columns: 12)
    transcript.print("  a kettle boils over and over")
    #expect(transcript.text == "  a kettle\n    boils\n    over and\n    over")
  }

  @Test func aLineThatFitsExactlyStays() {
    var transcript = Transcript(columns: 6)
    transcript.print("kettle")
    #expect(transcript.text == "kettle")
  }

  @Test func aWordThatIsTooLongIsCut() {
    var transcript = Transcript(columns: 6)
    transcript.print("teakettles")
    #expect(transcript.text == "teaket\n  tles")
  }

  @Test func escapeSequencesAreNoText() {
    var transcript = Transcript(columns: 40)
    transcript.print("\u{1B}[1;31mhot\u{1B}[0m \u{1B}[Kwater\u{1B}[m")
    #expect(transcript.text == "hot water")
  }

  @Test func thePictureShowsEachStretchInItsColour() throws {
    var transcript = Transcript(columns: 40)
    transcript.print("a \u{1B}[1;31mhot\u{1B}[0m cup")
    let texts = try SVG(transcript.picture(titled: "Kettle")).named("text")
    #expect(texts.map(\.text) == ["Kettle", "a ", "hot", "cup"])
    #expect(texts.map { $0.attributes["class"] } == ["grey", nil, "red bold", nil])
  }

  @Test func charactersStandInColumns() throws {
    var transcript = Transcript(columns: 40)
    transcript.print("12345\n\u{1B}[32m   45\u{1B}[0m")
    let texts = try SVG(transcript.picture(titled: "")).named("text").suffix(2)
    let (first, second) = (try #require(texts.first), try #require(texts.last))
    let width = try first.number("textLength") / 5
    #expect(try abs(second.number("x") - first.number("x") - 3 * width) < 0.2)
    #expect(try second.number("y") > first.number("y"))
  }

  @Test func nothingLeavesTheWindow() throws {
    var transcript = Transcript(columns: 30)
    transcript.print(String(repeating: "kettle", count: 50))
    let picture = try SVG(transcript.picture(titled: "Kettle"))
    let window = try #require(picture.named("rect").first)
    let texts = picture.named("text").dropFirst()
    #expect(texts.count > 9)
    for text in texts {
      #expect(try text.number("x") + text.number("textLength") < window.number("width"))
      #expect(try text.number("y") < window.number("height"))
    }
  }

  @Test func whatMeansSomethingInXMLIsEscaped() throws {
    var transcript = Transcript(columns: 40)
    transcript.print("if a < b && \"c\" > d")
    let texts = try SVG(transcript.picture(titled: "<&>")).named("text")
    #expect(texts.map(\.text) == ["<&>", "if a < b && \"c\" > d"])
  }

  @Test func aDarkPageHasColoursOfItsOwn() throws {
    let sheet = try #require(SVG(Transcript(columns: 9).picture(titled: "")).named("style").first).text
    let schemes = sheet.split(separator: "@media (prefers-color-scheme: dark)")
    try #require(schemes.count == 2)
    let paints = schemes.map { scheme in
      scheme.matches(of: /(.+) \{ (\w+: )(#\w+) \}/).map { (name: $0.1 + $0.2, colour: $0.3) }
    }
    #expect(paints[0].count > 5)
    #expect(paints[0].map(\.name) == paints[1].map(\.name))
    #expect(zip(paints[0], paints[1]).allSatisfy { $0.colour != $1.colour })
  }
}
