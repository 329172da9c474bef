import DogPhotos
import Feedback
import Networking
import Testing

/// What modules say of text that comes from elsewhere, whichever module says it.
@Suite struct PrintableTests {
  private static let sentences: [@Sendable (String) -> String] = [
    { NetworkError.invalidRequest($0).description }, { NetworkError.invalidURL($0).description },
    { DogPhotoError.refused(message: $0).description }, { DogPhotoError.notAWebAddress($0).description },
    { FeedbackService.LoadFailed(form: "x", reason: $0).description },
    { FeedbackService.LoadFailed(form: $0, reason: "x").description },
    { FeedbackService.LoadTimedOut(form: $0, timeout: .seconds(1)).description },
  ]

  /// Controls, directions, ends of lines, and what has no meaning that others know.
  @Test(arguments: [
    ("\u{1b}", "\\u{1b}"), ("\n", "\\u{a}"), ("\u{7f}", "\\u{7f}"), ("\u{9b}", "\\u{9b}"),
    ("\u{202e}", "\\u{202e}"),
    ("\u{2066}", "\\u{2066}"), ("\u{200b}", "\\u{200b}"), ("\u{2028}", "\\u{2028}"),
    ("\u{2029}", "\\u{2029}"),
    ("\u{e000}", "\\u{e000}"), ("\u{378}", "\\u{378}"),
  ])
  func whatIsNoTextIsEscaped(scalar: String, escape: String) {
    for sentence in Self.sentences { #expect(sentence("a\(scalar)b").contains("a\(escape)b")) }
  }

  @Test(arguments: ["ä", "猫", "e\u{301}", "🐶", "\u{a0}", "\\"])
  func textIsShownAsItIs(text: String) {
    for sentence in Self.sentences { #expect(sentence("a\(text)b").contains("a\(text)b")) }
  }

  @Test func noSentenceIsLongerThanAPersonReads() {
    for sentence in Self.sentences {
      let frame = sentence("").unicodeScalars.count
      let longest = sentence(String(repeating: "x", count: 2000 - frame))
      #expect(longest.count == 2000 && !longest.hasSuffix("…"))
      let longer = sentence(String(repeating: "x", count: 2001 - frame))
      #expect(longer.count == 2001 && longer.hasSuffix("…"))
    }
  }

  @Test(arguments: [
    ("ftp://user:secret@host/", "ftp://…@host/"), ("user:secret@host", "…@host"),
    ("ftp://a/b?c@d@e", "ftp://…@e"),
    ("ftp://host/", "ftp://host/"), ("", ""), ("@", "…@"),
  ])
  func anAddressIsShownWithoutCredentials(address: String, shown: String) {
    #expect(NetworkError.invalidURL(address).description.hasPrefix("\"\(shown)\" is not"))
    #expect(DogPhotoError.notAWebAddress(address).description.hasPrefix("\"\(shown)\" is not"))
  }
}
