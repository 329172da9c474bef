import Testing

/// Lines that stay inside their box, whatever the text is.
@Suite struct WrappingTests {
  private static let texts = [
    "The quick brown fox jumps over the lazy dog, again and again and again, until it is tired of it.",
    String(repeating: "W", count: 200), String(repeating: "i", count: 200),
    "https://images.dogs.example/breeds/akita/\(String(repeating: "very-long-name_", count: 9)).jpg?a=1&b=2",
    "猫は一日の大半を寝て過ごします。「にゃあ」と鳴くのは、主に人間に対してです。子猫は母猫に向かって鳴きます！",
    "القطط تنام معظم اليوم وتستيقظ في الليل لتصطاد الفئران في الحقول البعيدة عن بيوت الناس",
    String(repeating: "🐈‍⬛👩‍👩‍👧‍👦🇩🇪", count: 20), "Z\(String(repeating: "\u{336}\u{301}", count: 50))algo",
    "\u{FDFD}\u{2E3B}\u{FDFD}", "",
  ]

  @Test(arguments: texts, [8.0, 25.4])
  func noLineIsWiderThanItsBox(text: String, width: Double) {
    for line in text.wrapped(to: width) {
      #expect(line.reduce(0) { $0 + $1.width } <= max(width, line.count == 1 ? 99 : width), "\(line)")
    }
  }

  @Test(arguments: texts)
  func nothingIsLost(text: String) {
    let kept = text.wrapped(to: 25.4).joined()
    #expect(Array(kept.utf8).filter { $0 != 32 } == Array(text.utf8).filter { $0 != 32 })
  }

  @Test func wordsStayWhole() {
    #expect("one two three".wrapped(to: 5) == ["one two", "three"])
  }

  @Test func aWordThatIsTooLongBreaksOnlyAsOftenAsItHasTo() {
    #expect(
      "a WWWWWW".wrapped(to: 4) == ["a WW", "WWWW"] || "a WWWWWW".wrapped(to: 4) == ["a", "WWWW", "WW"])
  }

  @Test func urlsBreakAfterTheirPunctuation() {
    let lines = "https://dogs.example/breeds/akita/512px-Akita_inu.jpg".wrapped(to: 12)
    #expect(lines == ["https://dogs.", "example/breeds/", "akita/512px-Akita_", "inu.jpg"])
  }

  @Test func noLineBeginsWithPunctuationThatBelongsToTheOneBefore() {
    let lines = "猫猫猫猫。猫猫猫「猫」".wrapped(to: 4.3)
    #expect(!lines.contains { "。」".contains($0.first ?? "猫") })
    #expect(!lines.contains { $0.last == "「" })
  }

  @Test func familiesAndMarksStayTogether() {
    let text = String(repeating: "👩‍👩‍👧e\u{301}", count: 10)
    let kept: [Character] = text.wrapped(to: 9).flatMap { Array($0) }
    #expect(kept == Array(text))
  }

  @Test func noTowersOfMarks() {
    let tower = "a" + String(repeating: "\u{301}", count: 100) + "b"
    #expect(Array(tower.withFewMarks.unicodeScalars).count == 6)
    #expect("Việt Nam ก็ שָׁלוֹם".withFewMarks == "Việt Nam ก็ שָׁלוֹם")
  }

  @Test(arguments: [
    ("שלום", true), ("«مرحبا» hello", true), ("hello مرحبا", false), ("123", false), ("猫", false),
  ])
  func theFirstLetterTellsTheDirection(text: String, isRightToLeft: Bool) {
    #expect(text.isRightToLeft == isRightToLeft)
  }
}
