import DogPhotos
import Foundation
import Testing

@Suite struct DogPhotoErrorTests {
  private static let errors = [
    DogPhotoError.refused(message: "\u{1B}[2JNo such\r\nbreed\u{9B}"), .notAWebAddress("a\u{7}:\u{1B}]0;b"),
  ]

  @Test(arguments: errors)
  func peopleReadWhatALogSays(error: DogPhotoError) {
    #expect(error.errorDescription == error.description)
    #expect(error.localizedDescription == error.description)
  }

  @Test(arguments: errors)
  func noServerTakesHoldOfTheTerminal(error: DogPhotoError) {
    #expect(!error.description.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test func nobodyReadsEndlessWords() {
    func words(_ count: Int) -> String {
      DogPhotoError.refused(message: String(repeating: "a", count: count)).description
    }
    let rest = words(0).count
    #expect(words(2000 - rest).count == 2000)
    #expect(!words(2000 - rest).hasSuffix("…"))
    #expect(words(2001 - rest).count == 2001)
    #expect(words(2001 - rest).hasSuffix("try again later…"))
  }

  /// The words themselves stay as the service sent them, for who compares them.
  @Test func thePayloadIsRaw() {
    #expect(DogPhotoError.refused(message: "\u{1B}") != .refused(message: "\u{FFFD}"))
  }
}
