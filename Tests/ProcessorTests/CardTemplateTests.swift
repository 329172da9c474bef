import Foundation
import Testing

@Suite struct CardTemplateTests {
  @Test func aDogHasWordsWhereItsPictureIsAbsent() async throws {
    let json = #"{"message":"https://dogs.example/a.jpg?a&b","status":"success"}"#
    let svg = try await CardTemplate.bundled().svg(of: Card(showing: Data(json.utf8)))
    let words = try #require(svg.range(of: "The photo is on the web, at this address:"))
    let image = try #require(svg.range(of: "<image "))
    // What comes later is drawn on top.
    #expect(words.upperBound < image.lowerBound)
    #expect(svg[image.upperBound...].contains(#/^[^>]+ visibility="hidden">\s+<set [^>]* begin="load"/#))
    #expect(svg.contains(">https://dogs.example/a.jpg?a&amp;b<"))
  }

  @Test(arguments: [("Cats purr.", false), ("القطط تنام", true)])
  func textBeginsAtTheSideThatItIsReadFrom(fact: String, isRightToLeft: Bool) async throws {
    let svg = try await CardTemplate.bundled().svg(of: Card(showing: Data(#"{"fact":"\#(fact)"}"#.utf8)))
    #expect(svg.contains("direction=\"rtl\"") == isRightToLeft)
  }
}
