import DogPhotos
import Foundation
import Testing

@Suite struct DogPhotoTests {
  private func decoded(_ json: String) throws -> DogPhoto {
    try JSONDecoder().decode(DogPhoto.self, from: Data(json.utf8))
  }

  @Test func decodesTheAnswerOfTheService() throws {
    let photo = try decoded(
      #"{"message": "https:\/\/images.dog.ceo\/breeds\/hound\/n1.jpg", "status": "success"}"#)
    #expect(photo.message.absoluteString == "https://images.dog.ceo/breeds/hound/n1.jpg")
  }

  @Test(
    arguments: [
      #"{"message": "Breed not found", "status": "error", "code": 404}"#,
      #"{"message": "https://images.dog.ceo/breeds/hound/n1.jpg", "status": "error"}"#,
      #"{"message": "https://images.dog.ceo/breeds/hound/n1.jpg", "status": "Success"}"#,
      #"{"message": "https://images.dog.ceo/breeds/hound/n1.jpg", "status": ""}"#,
    ])
  func failureOfTheServiceIsNoPhoto(json: String) throws {
    let failure = #expect(throws: DogPhotoError.self) { try decoded(json) }
    guard case .refused(let message) = failure else {
      Issue.record("Expected a refusal, got \(String(describing: failure)).")
      return
    }
    #expect(json.contains(message))
    #expect(failure?.description.contains(message) == true)
  }

  @Test(
    arguments: [
      "Breed not found", "https://images.dog.ceo/n 1.jpg", "", "/breeds/hound/n1.jpg",
      "//images.dog.ceo/n1.jpg", "https:", "https://",
      "http:///n1.jpg",
      "file:///etc/hosts", "ftp://images.dog.ceo/n1.jpg", "javascript:alert(1)", "data:image/png;base64,AA==",
    ])
  func addressOutsideTheWebIsNoPhoto(text: String) throws {
    let json = try JSONEncoder().encode(["message": text, "status": "success"])
    #expect(throws: DogPhotoError.notAWebAddress(text)) {
      try JSONDecoder().decode(DogPhoto.self, from: json)
    }
  }

  @Test(arguments: ["{}", #"{"message": "https://a.b/c"}"#, #"{"status": "success"}"#, "[]"])
  func answerWithoutTheTwoFieldsIsADecodingError(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) }
  }

  @Test(arguments: ["http://a/", "HTTPS://images.dog.ceo/N%20 1.jpg", "https://[::1]:8080/d.jpg?size=1#top"])
  func anyWebAddressIsAPhoto(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(try DogPhoto(message: url).message == url)
  }

  @Test func initializerRefusesWhatTheDecoderRefuses() throws {
    let url = URL(filePath: "/n1.jpg")
    #expect(throws: DogPhotoError.notAWebAddress("file:///n1.jpg")) { try DogPhoto(message: url) }
  }

  @Test func relativeAddressBecomesAbsolute() throws {
    let base = try #require(URL(string: "https://images.dog.ceo/breeds/"))
    let relative = try #require(URL(string: "n1.jpg", relativeTo: base))
    let absolute = try #require(URL(string: "https://images.dog.ceo/breeds/n1.jpg"))
    #expect(try DogPhoto(message: relative) == DogPhoto(message: absolute))
  }

  @Test func errorsAreSentences() {
    #expect(
      DogPhotoError.refused(message: "Breed not found").description
        == "The dog service has no photo: \"Breed not found\"; correct the endpoint or try again later.")
    #expect(
      DogPhotoError.notAWebAddress("x").description
        == "\"x\" is not the address of a photo; an http or https URL with a host is needed.")
  }

  /// To compare them as text takes time that grows with the square of the marks on one letter.
  @Test func aStatusOfMarksIsRefusedAtOnce() throws {
    let status = "s\(String(repeating: "\u{301}\u{316}", count: 100_000))"
    let duration = ContinuousClock().measure {
      #expect(throws: DogPhotoError.refused(message: "x")) {
        try decoded("{\"message\": \"x\", \"status\": \"\(status)\"}")
      }
    }
    #expect(duration < .seconds(5))
  }

  @Test func errorsDoNothingToATerminal() {
    let error = DogPhotoError.refused(message: "\u{1b}[2J")
    #expect(error.description.contains("\\u{1b}[2J"))
    #expect((error as any Error).localizedDescription == error.description)
    #expect(error.errorDescription == error.description)
  }
}
