import CommandLines
import Foundation
import Testing

@Suite struct ArgumentsTests {
  private enum Format: String, CaseIterable { case text, json }

  @Test func areTakenOneByOne() throws {
    var arguments = Arguments(["--seed", "7", "rain"])
    #expect(arguments.next() == "--seed")
    #expect(try arguments.number(for: "--seed") == 7)
    #expect(arguments.next() == "rain")
    #expect(arguments.next() == nil)
  }

  @Test(arguments: [[], [""]]) func aValueThatIsMissingIsNamed(words: [String]) {
    var arguments = Arguments(words)
    #expect(throws: Misuse("--seed needs a value")) { try arguments.value(for: "--seed") }
  }

  @Test(arguments: ["0", "-1", "x", "1000000001", "99999999999999999999999"])
  func aNumberHasLimits(word: String) {
    var arguments = Arguments([word])
    #expect(throws: Misuse("--count needs a number from 1 to 1000000000")) {
      let _: Int = try arguments.number(for: "--count")
    }
  }

  @Test func aNumberMayBeNothingWhereItsOptionSaysSo() throws {
    var arguments = Arguments(["0"])
    #expect(try arguments.number(for: "--from", from: 0) == 0)
  }

  @Test func aChoiceNamesWhatItTakes() throws {
    var arguments = Arguments(["json", "yaml"])
    let format: Format = try arguments.choice(for: "--format")
    #expect(format == .json)
    #expect(throws: Misuse("--format takes text or json, not “yaml”")) {
      let _: Format = try arguments.choice(for: "--format")
    }
  }

  @Test func aPathIsAbsolute() throws {
    var arguments = Arguments(["kettle/../pot"])
    let path = try arguments.path(for: "--package-path")
    #expect(path == URL(filePath: "pot").standardizedFileURL.resolvingSymlinksInPath().path)
  }

  @Test func whatIsUnknownIsCalledWhatItLooksLike() {
    #expect(Arguments.unknown("--rain") == Misuse("the option “--rain” is unknown"))
    #expect(Arguments.unknown("rain") == Misuse("the argument “rain” is unknown"))
  }
}
