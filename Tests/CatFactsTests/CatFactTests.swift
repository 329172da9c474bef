import CatFacts
import Foundation
import Testing

@Suite struct CatFactTests {
  private func decoded(_ json: String) throws -> CatFact {
    try JSONDecoder().decode(CatFact.self, from: Data(json.utf8))
  }

  @Test func decodesTheAnswerOfTheService() throws {
    #expect(try decoded(#"{"fact": "Cats purr. 🐈", "length": 10}"#) == CatFact(fact: "Cats purr. 🐈"))
  }

  @Test(arguments: [
    "", " ", "\\n\\t ", "\\u00a0", "\\u200b", "\\u0000", "\\u202e\\u2060", "\\u0301", "\\u3164",
  ])
  func emptyFactIsNoFact(text: String) {
    let failure = #expect(throws: DecodingError.self) { try decoded(#"{"fact": "\#(text)"}"#) }
    guard case .dataCorrupted(let context) = failure else {
      Issue.record("Expected corrupted data, got \(String(describing: failure)).")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["fact"])
    #expect(context.debugDescription == "The fact is empty.")
  }

  @Test(arguments: ["{}", #"{"fact": null}"#, #"{"fact": 1}"#, #"{"message": "Not found"}"#])
  func answerWithoutAFactIsAnError(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) }
  }
}
