import Testing

@testable import Slugs

@Suite struct SlugMakerTests {
  private struct Numbers: Normalizing {
    func normalized(_ text: String) -> String { "\(text.count) \(text.count)" }
  }

  @Test func normalizerFindsWords() {
    #expect(Normalizer().words(in: "Swift, at last!") == ["swift", "at", "last"])
    #expect(Normalizer().normalized("Swift, at last!") == "swift at last")
  }

  @Test func slugAsksTheNormalizer() throws {
    #expect(try SlugMaker(normalizer: Numbers()).slug(for: "four") == "4-4")
  }

  @Test func cutCutsAtTheSeparator() {
    let maker = SlugMaker()
    maker.maximumLength = 10
    #expect(maker.cut("one-two-three") == "one-two")
  }

  @Test func uniquedCounts() {
    let maker = SlugMaker()
    maker.used = ["news", "news-2"]
    #expect(maker.uniqued("news") == "news-3")
    maker.reset()
    #expect(maker.uniqued("news") == "news")
  }
}
