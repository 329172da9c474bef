import Foundation
import Mending
import Processes
import Syntax
import TestSupport
import Testing

/// Where amendments stand in a source, and how they are written there.
@Suite struct AmendedSourceTests {
  private static let shim = #"@available(*, deprecated, renamed: "brew()") public func boil() { brew() }"#
  private static let member = "extension Pot { \(shim) }"

  /// The text of a file with amendments, and the lines of each.
  private func amended(_ text: String, _ amendments: [Amendment]) throws -> AmendedSource {
    try Interruption.withTemporaryFolder { folder in
      let path = "\(folder)/Pot.swift"
      try AtomicFiles.write([(path: path, text: text)])
      let reader = SourceReader(toolchain: try Toolchain.find(), progress: ProgressLog(.quiet))
      let file = try #require(try reader.read([path], arguments: []).first)
      return AmendedSource(file, with: amendments)
    }
  }

  private func text(_ source: String, _ code: String, beside name: String, line: Int) throws -> String {
    try amended(
      source, [Amendment(.declaration(code), beside: Amendment.Neighbour(name: name, line: line))]
    ).text
  }

  @Test func aFunctionStandsBehindTheOneThatItCalls() throws {
    let source = "/// Brews.\npublic func brew() {}  // hot\npublic func pour() {}\n"
    #expect(
      try text(source, Self.shim, beside: "brew", line: 2) == """
        /// Brews.
        public func brew() {}  // hot

        /// Kept for clients of older versions.
        @available(*, deprecated, renamed: "brew()")
        public func boil() {
          brew()
        }

        public func pour() {}

        """)
  }

  @Test(arguments: ["    ", "\t", "  "])
  func aMemberIsIndentedAsThoseAroundIt(step: String) throws {
    let source = "public struct Pot {\n\(step)public func brew() {\n\(step)\(step)pour()\n\(step)}\n}\n"
    let added = [
      "", "\(step)/// Kept for clients of older versions.",
      "\(step)@available(*, deprecated, renamed: \"brew()\")", "\(step)public func boil() {",
      "\(step)\(step)brew()", "\(step)}", "}", "",
    ]
    let kept = "public struct Pot {\n\(step)public func brew() {\n\(step)\(step)pour()\n\(step)}\n"
    #expect(
      try text(source, Self.member, beside: "brew", line: 2) == kept + added.joined(separator: "\n"))
  }

  /// The extension says what level its members have.
  @Test func aMemberOfAPublicExtensionSaysNoLevel() throws {
    let source = "struct Pot {}\npublic extension Pot {\n  func brew() {}\n}\n"
    let result = try text(source, Self.member, beside: "brew", line: 3)
    #expect(result.contains("\n  func boil() {\n    brew()\n  }\n}\n"))
  }

  @Test(arguments: [
    // The type is another one, is a protocol, or has conditions.
    "public struct Cup {\n  public func brew() {}\n}\n",
    "public protocol Pot {\n  func brew()\n}\n",
    "extension Pot where T == Int {\n  public func brew() {}\n}\n",
    // The line holds more than the neighbour.
    "public struct Pot { public func brew() {} }\n",
    "public struct Pot {\n  public func brew() {}; public func pour() {}\n}\n",
  ])
  func elsewhereAMemberStandsInAnExtensionOfItsOwn(source: String) throws {
    let line = source.split(separator: "\n").firstIndex { $0.contains("brew") } ?? 0
    let result = try text(source + "struct Lid {}\n", Self.member, beside: "brew", line: line + 1)
    let added = """

      extension Pot {
        /// Kept for clients of older versions.
        @available(*, deprecated, renamed: "brew()")
        public func boil() {
          brew()
        }
      }

      struct Lid {}

      """
    #expect(result == source + added)
  }

  @Test func aNestedTypeIsFoundByTheNamesAroundIt() throws {
    let source = """
      enum Kitchen {
        struct Pot {
          func brew() {}
        }
      }
      extension Kitchen.Pot {
        func warm() {}
      }

      """
    let code = Self.member.replacing("extension Pot", with: "extension Kitchen.Pot")
    #expect(try text(source, code, beside: "brew", line: 3).contains("\n    public func boil() {\n"))
    #expect(try text(source, code, beside: "warm", line: 7).contains("\n  public func boil() {\n"))
  }

  @Test func withoutANeighbourItIsTheLastOfItsFile() throws {
    let alias = #"@available(*, deprecated, renamed: "Pot") public typealias Kettle = Pot"#
    let added =
      "/// Kept for clients of older versions.\n@available(*, deprecated, renamed: \"Pot\")\npublic typealias Kettle = Pot\n"
    for source in ["struct Pot {}", "struct Pot {}\n", "struct Pot {}\n\n"] {
      #expect(
        try amended(source, [Amendment(.declaration(alias), beside: nil)]).text == "struct Pot {}\n\n\(added)"
      )
    }
    #expect(
      try text("struct Pot {}; struct Cup {}\n", alias, beside: "Pot", line: 1)
        == "struct Pot {}; struct Cup {}\n\n\(added)")
  }

  @Test func linesEndAsThoseOfTheFile() throws {
    let result = try text("public func brew() {}\r\nfunc pour() {}\r\n", Self.shim, beside: "brew", line: 1)
    let lines = result.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.count == 10 && lines.allSatisfy { !$0.contains("\n") })
  }

  /// What else is in braces stays on its line.
  @Test func onlyTheBodyGetsLinesOfItsOwn() throws {
    let code =
      #"public func boil(_ value: String = "}", then: () -> Void = { }) { brew(value, then: then) }"#
    let result = try text("func brew() {}\n", code, beside: "brew", line: 1)
    #expect(
      result.hasSuffix(
        """

        public func boil(_ value: String = "}", then: () -> Void = { }) {
          brew(value, then: then)
        }

        """))
    let property = "public var size: Int { get { volume } set { volume = newValue } }"
    #expect(
      try text("var volume = 1\n", property, beside: "volume", line: 1).hasSuffix(
        "public var size: Int {\n  get { volume }\n  set { volume = newValue }\n}\n"))
  }

  @Test func anAttributeStandsInFrontOfItsDeclaration() throws {
    let attribute = Amendment.Content.attribute("@preconcurrency")
    let source = "struct Pot {\n  /// Brews.\n  @inlinable\n  public func brew() {}\n}; struct Lid {}\n"
    let result = try amended(
      source,
      [
        Amendment(attribute, beside: Amendment.Neighbour(name: "Lid", line: 5)),
        Amendment(attribute, beside: Amendment.Neighbour(name: "brew", line: 4)),
        Amendment(attribute, beside: Amendment.Neighbour(name: "serve", line: 90)),
      ])
    #expect(
      result.text == """
        struct Pot {
          /// Brews.
          @preconcurrency
          @inlinable
          public func brew() {}
        }; @preconcurrency struct Lid {}

        """)
    #expect(result.lines == [6...6, 3...4, nil])
  }

  @Test(arguments: ["case", "indirect case"])
  func anAttributeOfACaseStandsInFrontOfTheWord(word: String) throws {
    let attribute = Amendment.Content.attribute("@preconcurrency")
    let text = "enum Pot {\n  \(word) brewed(() -> Void)\n}\n"
    let result = try amended(
      text, [Amendment(attribute, beside: Amendment.Neighbour(name: "brewed", line: 2))])
    #expect(result.text == text.replacing("  \(word)", with: "  @preconcurrency\n  \(word)"))
  }

  @Test func whatIsEqualIsWrittenOnce() throws {
    let neighbour = Amendment.Neighbour(name: "brew", line: 1)
    let amendment = Amendment(.declaration(Self.shim), beside: neighbour)
    let other = Amendment(.attribute("@preconcurrency"), beside: neighbour)
    let once = try amended("func brew() {}\n", [amendment, other])
    let twice = try amended("func brew() {}\n", [amendment, other, amendment, other])
    #expect(twice.text == once.text)
    #expect(twice.lines == once.lines + once.lines)
  }

  @Test func whatIsNotBuiltIsNoPlace() throws {
    let source = "#if NEVER\nfunc brew() {}\n#else\nfunc brew() {}\n#endif\n"
    let result = try text(source, Self.shim, beside: "brew", line: 4)
    #expect(
      result.hasPrefix(
        "#if NEVER\nfunc brew() {}\n#else\nfunc brew() {}\n\n/// Kept for clients of older versions.\n@available"
      ))
    #expect(result.hasSuffix("\n}\n#endif\n"))
  }

  @Test func theLinesOfEachAreThoseThatItAdds() throws {
    let neighbour = Amendment.Neighbour(name: "brew", line: 1)
    let result = try amended(
      "func brew() {}\nfunc pour() {}\n",
      [
        Amendment(.declaration("func sip() { pour() }"), beside: Amendment.Neighbour(name: "pour", line: 2)),
        Amendment(.declaration("func boil() { brew() }"), beside: neighbour),
        Amendment(.declaration("func heat() { brew() }"), beside: neighbour),
      ])
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    let added = result.lines.map {
      $0.map { lines[($0.lowerBound - 1)..<$0.upperBound].dropFirst().first ?? "" }
    }
    #expect(added == ["func sip() {", "func boil() {", "func heat() {"])
  }
}
